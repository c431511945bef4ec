import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { variablesIn } from "@porchlight/design/variables.ts";
import type { Plugin, Rolldown } from "vite";

/** The scripts that pages painted by the server start with. */
const loaders = ["src/public/loader.ts", "src/auth/loader.ts"];

/** Everything that a module imports, now or later, and itself. */
function modulesFrom(context: Rolldown.PluginContext, entry: string): Set<string> {
  const found = new Set<string>();
  const find = (id: string): void => {
    if (found.has(id)) return;
    found.add(id);
    const { importedIds = [], dynamicallyImportedIds = [] } = context.getModuleInfo(id) ?? {};
    for (const next of [...importedIds, ...dynamicallyImportedIds]) find(next);
  };
  find(entry);
  return found;
}

/** A source as it was written, with the style sheets that it imports as a style sheet. */
function textOf(path: string): string {
  const text = readFileSync(path, "utf8");
  const further = [...text.matchAll(/^@import "(\.[^"]+)"/gm)].map(([, name]) => textOf(join(dirname(path), name!)));
  return [text, ...further].join("\n");
}

/**
 * Writes `variables.json` beside the renderer: for each loader the style variables that its pages need, be they named in a
 * style sheet, in what the server paints or in what the browser loads later.
 */
export function variablesOfPages(): Plugin {
  const ofLoaders = new Map<string, Set<string>>();
  return {
    name: "variables-of-pages",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client" || name === "ssr",
    generateBundle() {
      const { name, config } = this.environment;
      const own = (id: string) => id.startsWith(join(config.root, "src")) && !id.includes("?");
      const namesIn = (ids: Iterable<string>) => variablesIn([...ids].filter(own).map(textOf).join("\n"));
      if (name === "client") {
        for (const loader of loaders) ofLoaders.set(loader, namesIn(modulesFrom(this, join(config.root, loader))));
        return;
      }
      const painted = namesIn(this.getModuleIds());
      const names = Object.fromEntries([...ofLoaders].map(([loader, found]) => [loader, [...found.union(painted)]]));
      this.emitFile({ type: "asset", fileName: "variables.json", source: JSON.stringify(names) });
    },
  };
}
