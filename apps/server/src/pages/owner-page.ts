import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { AppConfig } from "@porchlight/contract/app-config.ts";
import { rulesFor } from "@porchlight/design/variables.ts";
import { escaped } from "../platform/escaped-html.ts";
import { firstViewOf } from "./first-views.ts";
import { type Manifest, readManifest } from "./web-build.ts";

const entry = "index.html";
/** Pages of the app that show no header: they are open to all, or fill the whole page. */
const withoutHeader = /^\/(?:renter(?:\/|$)|terms$|privacy$|property\/onboarding\/|settings\/calendar$)/;
const areas = /^\/(?:dashboard|portfolio|property|calendar|showings|availability|profile|onboarding|company)(?:\/|$)/;

export type OwnerPage = {
  html: (address: string, scheme: "light" | "dark" | null) => string;
  /** The hash of the inline script, in the form a content security policy needs. */
  scriptHash: string;
};

type OwnerPageParts = {
  client: string;
  first: string;
  /** What the app must know to start. */
  config: AppConfig;
};

/**
 * The document of the owner's app: a page's frame to look at, a script that asks for its data, and the files that its address
 * needs, asked for at once.
 */
export async function ownerPage({ client, first, config }: OwnerPageParts): Promise<OwnerPage> {
  const [html, built, shell, code] = await Promise.all([
    readFile(join(client, "index.html"), "utf8"),
    readManifest(client),
    readFile(new URL("owner-shell.css", import.meta.url), "utf8"),
    readFile(first, "utf8"),
  ]);
  const style = `<style>${rulesFor(shell, "both")}${shell.replace(/\s+/g, " ")}</style>`;
  // It stands behind the frame and runs as soon as it is there: the styles, for which other modules wait, are of no use to it.
  const script = code.trim().replaceAll("</script", "<\\/script");
  const start = `<script>${script}</script>`;
  // The library's styles stand behind the frame, which has its own: what is painted first waits for nothing.
  const sheets = [...html.matchAll(/\s*<link rel="stylesheet"[^>]*>/g)].map(([link]) => link.trim());
  const bare = html.replace(/\s*<link rel="stylesheet"[^>]*>/g, "");
  const htmlOf: OwnerPage["html"] = (address, scheme) => {
    const path = address.split("?")[0]!;
    const isOwners = areas.test(path) && !withoutHeader.test(path);
    const view = firstViewOf(address);
    const needed = isOwners ? filesOf(built, view ? [view.screen] : [entry]) : { scripts: [], styles: [] };
    const preloads = needed.scripts
      .filter((file) => !html.includes(file))
      .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
    const more = needed.styles
      .filter((file) => !html.includes(file))
      .map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`);
    const asked = view && view.calls.length > 0 ? ` data-first="${escaped(view.calls.join(" "))}"` : "";
    const chosen = scheme ? ` data-mantine-color-scheme="${scheme}"` : "";
    return bare
      .replace("<html", () => `<html data-config="${escaped(JSON.stringify(config))}"${asked}${chosen}`)
      .replace('<script type="module"', `${preloads.join("")}<script type="module"`)
      .replace("</head>", `${style}</head>`)
      .replace(
        '<div id="root"></div>',
        () =>
          `<div id="root"></div>${isOwners ? skeleton(view !== undefined) : ""}${start}${[...sheets, ...more].join("")}`,
      );
  };
  return { html: htmlOf, scriptHash: `'sha256-${createHash("sha256").update(script).digest("base64")}'` };
}

const skeleton = (withCards: boolean): string =>
  `<div id="shell" aria-busy="true"><div class="shell-head"><span>${escaped("Porchlight")}</span></div>` +
  `<p class="shell-said" role="status">Loading</p>` +
  `<div class="shell-page"><i class="shell-title"></i>${withCards ? "<i></i><i></i><i></i>" : ""}</div></div>`;

function filesOf(built: Manifest, entries: readonly string[]): { scripts: string[]; styles: string[] } {
  const seen = new Set<string>();
  const need = (name: string): void => {
    const chunk = built[name];
    if (!chunk || seen.has(name)) return;
    seen.add(name);
    for (const next of chunk.imports ?? []) need(next);
  };
  for (const entry of entries) need(entry);
  const chunks = [...seen].map((name) => built[name]!);
  return { scripts: chunks.map(({ file }) => file), styles: [...new Set(chunks.flatMap(({ css }) => css ?? []))] };
}
