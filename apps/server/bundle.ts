import { basename, relative } from "node:path";
import { type Plugin, rolldown } from "rolldown";

/** Packages that are machine code, or look for files of their own. */
const loadedWhereTheyLie = /^(@node-rs\/argon2|libheif-js|pino|sharp)(\/|$)/;

/**
 * Writes a program of the server's as one file into a folder, for less memory and an earlier start than hundreds of files
 * whose types are taken off one by one. Names stay as they are, so that a stack says where something failed. What is only
 * loaded when it is needed stays where it lies: packages, and the weights Piper learned, whose text is let go of once read.
 */
export async function bundle(program: string, folder: string): Promise<void> {
  const build = await rolldown({
    input: program,
    platform: "node",
    external: loadedWhereTheyLie,
    plugins: [leaveDynamicPackages, leaveDataFor(folder), addressesOf(folder), onlyAscii],
  });
  await build.write({
    file: `${folder}/${basename(program, ".ts")}.js`,
    codeSplitting: false,
    charset: "ascii",
    comments: false,
    minify: { compress: true, mangle: false, codegen: { removeWhitespace: false } },
  });
  await build.close();
}

const leaveDynamicPackages: Plugin = {
  name: "leave-dynamic-packages",
  resolveId(asked, _from, { kind }) {
    const isOurs = /^(\.|\/|file:|@porchlight\/)/.test(asked);
    return kind === "dynamic-import" && !isOurs ? { id: asked, external: true } : undefined;
  },
};

const leaveDataFor = (folder: string): Plugin => ({
  name: "leave-data",
  async resolveId(asked, from) {
    if (!asked.endsWith("-weights.json")) return undefined;
    const found = await this.resolve(asked, from, { skipSelf: true });
    return found && { id: pathFrom(folder, found.id), external: true };
  },
});

/** Lets a file of ours find what lies beside it, wherever the code it became a part of lies. */
const addressesOf = (folder: string): Plugin => ({
  name: "addresses",
  transform: {
    filter: { id: { exclude: /\0|node_modules/ }, code: "import.meta.url" },
    handler: (code, id) => {
      const path = JSON.stringify(pathFrom(folder, id));
      return { code: code.replaceAll("import.meta.url", `new URL(${path}, import.meta.url).href`), map: null };
    },
  },
});

/**
 * One character beyond ASCII makes Node keep two bytes for each of millions. What `charset` leaves of them stands in raw
 * templates: those are patterns, which read an escaped character as the character.
 */
const onlyAscii: Plugin = {
  name: "only-ascii",
  renderChunk: {
    order: "post",
    handler: (code) => code.replaceAll(/[^\0-\x7f]/g, (character) => escaped(character.charCodeAt(0))),
  },
};

const escaped = (code: number): string => `\\u${code.toString(16).padStart(4, "0")}`;

const pathFrom = (folder: string, file: string): string => relative(folder, file).replaceAll("\\", "/");
