import { existsSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { planChunks } from "./build/chunks.ts";
import { compiledAhead } from "./build/compiled-ahead.ts";
import { cssVariablesOnce } from "./build/css-variables.ts";
import { noteChunks, type Plan } from "./build/noted-chunks.ts";
import { pdfData } from "./build/pdf-data.ts";
import { precompress } from "./build/precompress.ts";
import { variablesOfPages } from "./build/variables-of-pages.ts";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const present = (entries: Record<string, string>) =>
  Object.fromEntries(Object.entries(entries).filter(([, path]) => existsSync(path)));

/** Stands in the pages of the owner's app themselves: one script that needs no other. */
const first = at("src/app/first.ts");

/** The server renders the public pages with this bundle; the owner app never loads it. */
const publicServer = at("src/public/server.tsx");

const isForBrowsers = ({ name }: { name: string }) => name === "client" || name === "first";

/**
 * Every zod schema carries the means to describe itself as JSON Schema, which only the server's API pages do.
 * Without them the browser is spared 7 kB.
 */
function withoutJsonSchema(): Plugin {
  return {
    name: "without-json-schema",
    apply: "build",
    applyToEnvironment: isForBrowsers,
    transform: {
      filter: { id: /zod\/v4\/core\/(json-schema-processors|to-json-schema)\.js$/ },
      handler(code) {
        const names = new Set([...code.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name));
        return {
          code: `const none = () => ({});\n${[...names].map((name) => `export const ${name} = none;`).join("\n")}\nexport { none as process };`,
          map: null,
        };
      },
    },
  };
}

const isEndpoint = (exported: unknown): exported is Record<"method" | "path" | "who", string> =>
  typeof exported === "object" && exported !== null && ["method", "path", "who"].every((part) => part in exported);

/** The values that a file imports from `source` by name. */
const importedNames = (code: string, source: string): string[] =>
  [...code.matchAll(/import\s*\{([^}]*)\}\s*from\s*"([^"]+)"/g)].flatMap(([, list, from]) =>
    from === source ? (list!.replace(/\btype\s+\w+/g, "").match(/\w+/g) ?? []) : [],
  );

/**
 * A call needs three words of an endpoint; its schemas serve the server and the forms. So a file that imports nothing but
 * endpoints gets those words alone; one that names a schema (`signIn.body`) or imports only when needed gets all of it.
 * The first loads are spared 25 kB by it.
 */
function endpointsWithoutSchemas(): Plugin {
  const marked = "?endpoints";
  const loaded = async (file: string) => Object.entries((await import(file)) as Record<string, unknown>);
  return {
    name: "endpoints-without-schemas",
    enforce: "pre",
    apply: "build",
    applyToEnvironment: isForBrowsers,
    resolveId: {
      filter: { id: /^@porchlight\/contract\/[\w-]+\.ts$/ },
      async handler(source, importer, options) {
        const whole = await this.resolve(source, importer, { ...options, skipSelf: true });
        if (!whole || !importer || options.kind !== "import-statement") return whole;
        const code = await readFile(importer, "utf8");
        const names = importedNames(code, source);
        const endpoints = new Set(
          (await loaded(whole.id)).flatMap(([name, value]) => (isEndpoint(value) ? [name] : [])),
        );
        const readsSchema = (name: string) =>
          new RegExp(`(?<![.\\w])${name}\\.(body|params|query|reply)\\b`).test(code);
        const isAddressEnough = names.length > 0 && names.every((name) => endpoints.has(name) && !readsSchema(name));
        return isAddressEnough ? { id: `${whole.id}${marked}` } : whole;
      },
    },
    load: {
      filter: { id: /\?endpoints$/ },
      async handler(id) {
        // The script in the page only asks: an address is all it needs.
        const pathAlone = this.environment.name === "first";
        const exported = await loaded(id.slice(0, -marked.length));
        return exported
          .filter(([, value]) => isEndpoint(value))
          .map(([name, value]) => {
            const { method, path, who } = value as Record<string, string>;
            return `export const ${name} = ${JSON.stringify(pathAlone ? { path } : { method, path, who })};`;
          })
          .join("\n");
      },
    },
  };
}

/** The files that run before any screen does. */
const isAlreadyThere = (file: string): boolean => /\/(rolldown-runtime|base|words|start|index)-[^/]+\.js$/.test(file);

/** What is loaded ahead with a file: all that a screen needs beside what is there, and of a part of one the styles alone. */
const preloadsOf = (file: string, needed: string[]): string[] =>
  needed.filter((one) => one.endsWith(".css") || (/Screen-[^/]+$/.test(file) && !isAlreadyThere(one)));

/** 42 bits tell the versions of a file apart, which is cached by its name. */
const name = "assets/[name]-[hash:7]";
const namesWithShortHash = {
  entryFileNames: `${name}.js`,
  chunkFileNames: `${name}.js`,
  assetFileNames: `${name}[extname]`,
};

const chunks = new Map();
let plan: Plan | null = null;

export default defineConfig({
  root: at("."),
  plugins: [
    react(),
    cssVariablesOnce(),
    withoutJsonSchema(),
    endpointsWithoutSchemas(),
    noteChunks(chunks),
    compiledAhead(),
    variablesOfPages(),
    pdfData(),
  ],
  build: { assetsInlineLimit: 0, manifest: true, modulePreload: { polyfill: false, resolveDependencies: preloadsOf } },
  environments: {
    client: {
      build: {
        outDir: at("dist/client"),
        rolldownOptions: {
          input: present({
            index: at("index.html"),
            loader: at("src/public/loader.ts"),
            islands: at("src/public/islands.tsx"),
            "account-loader": at("src/auth/loader.ts"),
            "account-islands": at("src/auth/islands.tsx"),
          }),
          output: {
            // The first load lists every other file by its name, and chance does not compress.
            ...namesWithShortHash,
            codeSplitting: {
              groups: [{ debugName: "first-views", name: (id) => plan?.get(id) ?? null }],
              includeDependenciesRecursively: false,
            },
          },
        },
      },
    },
    first: {
      consumer: "client",
      build: {
        outDir: at("dist/first"),
        manifest: false,
        rolldownOptions: { input: first, output: { format: "iife", entryFileNames: "first.js" } },
      },
    },
    ssr: {
      // Else React brings its development build along, and takes that where nobody sets the variable, as `npm start` does not.
      define: { "process.env.NODE_ENV": JSON.stringify("production") },
      resolve: { noExternal: true },
      build: { outDir: at("dist/server"), ssr: publicServer, emitAssets: false },
    },
  },
  builder: {
    sharedConfigBuild: true,
    async buildApp(builder) {
      // The first time to learn which entry needs which modules, the second to put them into few files.
      await builder.build(builder.environments.client!);
      plan = planChunks(chunks);
      await rm(at("dist/client"), { recursive: true, force: true });
      await builder.build(builder.environments.client!);
      await precompress(at("dist/client/assets"));
      await builder.build(builder.environments.first!);
      if (existsSync(publicServer)) await builder.build(builder.environments.ssr!);
    },
  },
});
