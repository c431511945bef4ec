import { Document } from "./Document.tsx";
import { Mark } from "./Marks.tsx";
import type { PageProps } from "./page-props.ts";

/** An error or notice page: one sentence and at most one link. */
export function NoticePage({ page, setting }: PageProps<"notice">) {
  return (
    <Document head={{ title: page.title }} setting={setting}>
      <main id="main" className="column notice">
        <Mark lit={false} size={64} />
        <h1 className="disp">{page.title}</h1>
        <p className="lead">{page.text}</p>
        {page.link && (
          <a className="btn outlined" href={page.link.href}>
            {page.link.label}
          </a>
        )}
      </main>
    </Document>
  );
}
