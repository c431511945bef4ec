import type { Plugin } from "vite";

export type Chunk = {
  imports: string[];
  modules: string[];
  /** Of each module's code, not compressed. */
  bytes: ReadonlyMap<string, number>;
  /** Whether it has a name by which it is asked for. */
  isEntry: boolean;
};
export type Chunks = ReadonlyMap<string, Chunk>;

/** The file a module ends up in, by the module's id. */
export type Plan = ReadonlyMap<string, string>;

/** The modules of these files, and of all that they need before they run. */
export function modulesFrom(chunks: Chunks, from: Iterable<string>): Set<string> {
  const files = new Set<string>();
  const need = (file: string): void => {
    const chunk = chunks.get(file);
    if (!chunk || files.has(file)) return;
    files.add(file);
    chunk.imports.forEach(need);
  };
  for (const file of from) need(file);
  return new Set([...files].flatMap((file) => chunks.get(file)!.modules));
}

/** The modules that these entries need before they run. */
export const neededBy = (chunks: Chunks, ...entries: string[]): Set<string> =>
  modulesFrom(
    chunks,
    entries.map((entry) => {
      const file = [...chunks].find(([, { modules }]) => modules.some((id) => id.endsWith(entry)))?.[0];
      if (!file) throw new Error(`The build has no entry ${entry}`);
      return file;
    }),
  );

/** The modules that nothing needs but this entry. */
export function aloneIn(chunks: Chunks, entry: string): Set<string> {
  const chunk = [...chunks.values()].find(({ modules }) => modules.some((id) => id.endsWith(entry)));
  return new Set(chunk?.modules);
}

/** Notes which module went into which file. */
export function noteChunks(noted: Map<string, Chunk>): Plugin {
  return {
    name: "note-chunks",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    generateBundle(_options, bundle) {
      noted.clear();
      for (const file of Object.values(bundle)) {
        if (file.type !== "chunk") continue;
        noted.set(file.fileName, {
          imports: file.imports,
          modules: Object.keys(file.modules),
          bytes: new Map(Object.entries(file.modules).map(([id, { renderedLength }]) => [id, renderedLength])),
          isEntry: file.isEntry || file.isDynamicEntry,
        });
      }
    },
  };
}
