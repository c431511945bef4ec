import type { PageSetting } from "@porchlight/contract/public-pages.ts";
import type { ReactNode } from "react";
import { Mark } from "./Marks.tsx";

/** A picture for previews, of a kind that every reader of links knows; its address is absolute. */
export type HeadImage = { url: string; width: number; height: number; alt: string };

export type Head = {
  title: string;
  description?: string | undefined;
  canonical?: string | undefined;
  image?: HeadImage | undefined;
  /** Absent on pages that are nobody's to find. */
  isIndexed?: boolean;
  structuredData?: object | undefined;
};

/** Data inside a script element: "<" would be able to end it. */
export const scriptData = (value: unknown): { __html: string } => ({
  __html: JSON.stringify(value).replaceAll("<", "\\u003c"),
});

/** The document around every public page. `islands` is what the page's living parts start from. */
export function Document(props: { head: Head; setting: PageSetting; islands?: unknown; children: ReactNode }) {
  const { head, setting, islands, children } = props;
  const { assets } = setting;
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light" />
        <meta name="theme-color" content="#FFFFFF" />
        <title>{`${head.title} · Porchlight`}</title>
        {head.description && <meta name="description" content={head.description} />}
        {!head.isIndexed && <meta name="robots" content="noindex" />}
        {head.canonical && <link rel="canonical" href={head.canonical} />}
        {head.canonical && (
          <>
            <meta property="og:type" content="website" />
            <meta property="og:site_name" content="Porchlight" />
            <meta property="og:title" content={head.title} />
            <meta property="og:url" content={head.canonical} />
            {head.description && <meta property="og:description" content={head.description} />}
            {head.image && (
              <>
                <meta property="og:image" content={head.image.url} />
                <meta property="og:image:type" content="image/jpeg" />
                <meta property="og:image:width" content={String(head.image.width)} />
                <meta property="og:image:height" content={String(head.image.height)} />
                <meta property="og:image:alt" content={head.image.alt} />
              </>
            )}
            <meta name="twitter:card" content={head.image ? "summary_large_image" : "summary"} />
          </>
        )}
        {/* Inside, so that a slow line is not asked twice before the first paint. */}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the build's own styles */}
        <style dangerouslySetInnerHTML={{ __html: assets.styles }} />
        {assets.icon && <link rel="icon" href={assets.icon} type="image/svg+xml" />}
        {head.structuredData && (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a data block; `scriptData` keeps it from ending its element
          <script type="application/ld+json" dangerouslySetInnerHTML={scriptData(head.structuredData)} />
        )}
      </head>
      <body>
        <a className="skip" href="#main">
          Skip to content
        </a>
        <header className="top">
          <div className="wide">
            <span className="logo disp">
              <Mark />
              Porchlight
            </span>
          </div>
        </header>
        {children}
        <footer className="wide foot">
          <span>
            <Mark size={22} /> Listed with Porchlight
          </span>
          <span>
            Equal housing opportunity
            <a href={setting.privacyUrl}>Privacy</a>
            <a href={setting.termsUrl}>Terms</a>
          </span>
        </footer>
        {islands !== undefined && (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: as above
          <script id="page" type="application/json" dangerouslySetInnerHTML={scriptData(islands)} />
        )}
        <script type="module" src={assets.script} />
      </body>
    </html>
  );
}
