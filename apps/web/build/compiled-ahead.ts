import type { Plugin } from "vite";

/** The files of which an owner's first view calls nearly every function. */
const files = new Set(["base", "index", "parts", "home"]);

/**
 * Tells V8 to compile all functions of these files while they arrive, in another thread, instead of each when it is
 * first called: a slow phone is spared a tenth of a first load. To other browsers it is a comment.
 */
export const compiledAhead = (): Plugin => ({
  name: "compiled-ahead",
  apply: "build",
  applyToEnvironment: (environment) => environment.name === "client",
  generateBundle: {
    // The comment has to be the first thing in the file, above what the build itself puts there.
    order: "post",
    handler(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === "chunk" && files.has(file.name)) file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
      }
    },
  },
});
