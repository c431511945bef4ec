import type { ReactNode } from "react";

/** A card with a heading, one line of explanation and the form. */
export function Card({ title, sub, children }: { title: string; sub: ReactNode; children: ReactNode }) {
  return (
    <>
      <h1 tabIndex={-1}>{title}</h1>
      <p className="sub">{sub}</p>
      {children}
    </>
  );
}

/**
 * A form's submit button. While `busy`, a spinner replaces its label and further presses are ignored. As the server renders
 * it, it is off: the loader turns it on once a press would be heard.
 */
export function Submit({ busy, children }: { busy: boolean; children: string }) {
  return (
    <button
      type="submit"
      className="btn primary large full"
      disabled={typeof document === "undefined"}
      aria-busy={busy || undefined}
      onClick={(event) => {
        if (busy || event.detail > 1) event.preventDefault();
      }}
    >
      {children}
    </button>
  );
}

export const Place = ({ href, primary = false, children }: { href: string; primary?: boolean; children: string }) => (
  <a className={`btn ${primary ? "primary" : "outlined"} large full`} href={href}>
    {children}
  </a>
);

export const Foot = ({ children }: { children: ReactNode }) => <p className="foot">{children}</p>;

/** Returns a path with its query; empty parameters are omitted. */
export function addressWith(path: string, query: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path;
}
