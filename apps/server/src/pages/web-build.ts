import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { PageAssets, RenderPage } from "@porchlight/contract/public-pages.ts";
import { rulesFor } from "@porchlight/design/variables.ts";
import { z } from "zod";
import type { Config } from "../config.ts";

const defaultFolder = fileURLToPath(new URL("../../../web/dist/", import.meta.url));

/**
 * Returns the folders of the web's build: `client` for browsers, `first` with the inline script of the owner's pages,
 * `renderer` of the public pages, `variables` with the names of the style variables these need.
 */
export function webBuildFolders(config: Pick<Config, "webDistDir">) {
  const folder = config.webDistDir ?? defaultFolder;
  return {
    client: join(folder, "client"),
    first: join(folder, "first", "first.js"),
    renderer: join(folder, "server", "server.js"),
    variables: join(folder, "server", "variables.json"),
    exists: existsSync(folder),
  };
}

/** Account pages have a script and styles of their own. */
export type Renderer = { render: RenderPage; assets: { public: PageAssets; account: PageAssets } };

const manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    isEntry: z.boolean().optional(),
    imports: z.array(z.string()).optional(),
    css: z.array(z.string()).optional(),
  }),
);
export type Manifest = z.infer<typeof manifest>;

/** Returns the build's list of its files. */
export const readManifest = async (client: string): Promise<Manifest> =>
  manifest.parse(JSON.parse(await readFile(join(client, ".vite", "manifest.json"), "utf8")));

const entries = {
  public: { loader: "src/public/loader.ts", schemes: "light" },
  account: { loader: "src/auth/loader.ts", schemes: "both" },
} as const;
type Entry = (typeof entries)[keyof typeof entries];

const variableNames = z.record(z.string(), z.array(z.string()));

/**
 * The renderer of the public pages, their styles, and the addresses of the files they refer to. It is the one piece of the web that
 * the server loads, by path, so that the arrow between the packages stays whole.
 * Errors  when the web has not been built.
 */
export async function loadRenderer(config: Pick<Config, "webDistDir">): Promise<Renderer> {
  const { client, renderer, variables } = webBuildFolders(config);
  const built = await readManifest(client);
  const named = variableNames.parse(JSON.parse(await readFile(variables, "utf8").catch(() => "{}")));
  const module = (await import(pathToFileURL(renderer).href)) as { render: RenderPage };
  const withSlash = (file: string) => `/${file}`;
  const files = Object.values(built).flatMap((chunk) => [chunk.file, ...(chunk.css ?? [])]);
  const icon = files.filter((file) => /favicon.*\.svg$/.test(file)).map(withSlash)[0] ?? null;
  const assetsOf = async (entry: Entry): Promise<PageAssets> => {
    const loader = built[entry.loader];
    // A build older than the server names none: its pages are sent all variables.
    const names = named[entry.loader] ?? ["--pl-"];
    if (!loader) throw new Error(`The web's build has no ${entry.loader}`);
    const sheets = await Promise.all((loader.css ?? []).map((file) => readFile(join(client, file), "utf8")));
    const styles = [rulesFor(names.join(" "), entry.schemes), ...sheets].join("\n");
    return { script: withSlash(loader.file), styles, icon };
  };
  const [ofPublic, ofAccount] = await Promise.all([assetsOf(entries.public), assetsOf(entries.account)]);
  return { render: module.render, assets: { public: ofPublic, account: ofAccount } };
}
