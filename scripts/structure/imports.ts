import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { parseSync, Visitor } from "oxc-parser";

/**
 * One file, the modules it names (for a file of the repository its path from the root, else the name of the package) and
 * what it takes of them by name, types included.
 */
export type Imports = { file: string; from: string[]; names: string[] };

export const root = join(import.meta.dirname, "../..");
const left = new Set(["node_modules", "dist", "data"]);

/** Every source file under these folders of the repository, with what it imports, types included. */
export const importsUnder = (...folders: string[]): Imports[] =>
  folders.flatMap((folder) => sourcesIn(join(root, folder))).map(importsOf);

/** Every source file under these folders of the repository, by its path from the root. */
export const filesOf = (...folders: string[]): string[] =>
  folders.flatMap((folder) => sourcesIn(join(root, folder))).map((path) => relative(root, path));

const sourcesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return left.has(entry.name) ? [] : sourcesIn(path);
    return /\.tsx?$/.test(entry.name) && !entry.name.endsWith(".d.ts") ? [path] : [];
  });

function importsOf(path: string): Imports {
  const code = readFileSync(path, "utf8");
  const { module, program } = parseSync(path, code);
  const named = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) => entries.flatMap((one) => one.moduleRequest?.value ?? [])),
    ...(code.includes("import(") ? importedWithin(program) : []),
  ];
  const names = module.staticImports.flatMap(({ entries }) => entries.flatMap((one) => one.importName.name ?? []));
  return { file: relative(root, path), from: named.map((name) => targetOf(path, name)), names };
}

/** The modules named by `import("…")`, as a call or as a type; one that is computed is left out. */
function importedWithin(program: ReturnType<typeof parseSync>["program"]): string[] {
  const named: string[] = [];
  new Visitor({
    ImportExpression: ({ source }) => {
      if (source.type === "Literal" && typeof source.value === "string") named.push(source.value);
    },
    TSImportType: ({ source }) => {
      named.push(source.value);
    },
  }).visit(program);
  return named;
}

const packages: Readonly<Record<string, string>> = {
  domain: "packages/domain",
  assistant: "packages/assistant",
  "assistant-training": "packages/assistant-training",
  contract: "packages/contract",
  scenarios: "packages/scenarios",
  server: "apps/server",
  web: "apps/web",
  sandbox: "apps/sandbox",
};

function targetOf(path: string, name: string): string {
  if (name.startsWith(".")) return relative(root, join(dirname(path), name));
  const [, own, inside] = /^@porchlight\/([\w-]+)\/(.+)$/.exec(name) ?? [];
  return own && inside && packages[own] ? `${packages[own]}/${inside}` : name;
}

/** The files that import each other in a circle, each circle as the list of its files in the order they are found. */
export function circlesIn(all: readonly Pick<Imports, "file" | "from">[]): string[][] {
  const from = new Map(all.map((one) => [one.file, one.from]));
  const state = new Map<string, "open" | "done">();
  const circles: string[][] = [];
  const visit = (file: string, way: string[]): void => {
    if (state.get(file) === "done") return;
    if (state.get(file) === "open") return void circles.push(way.slice(way.indexOf(file)));
    state.set(file, "open");
    for (const next of from.get(file) ?? []) if (from.has(next)) visit(next, [...way, file]);
    state.set(file, "done");
  };
  for (const { file } of all) visit(file, []);
  return circles;
}
