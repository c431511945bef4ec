import { existsSync } from "node:fs";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { lockFile } from "./data-lock.ts";
import type { Settings } from "./settings.ts";

export type DemoSignIn = { ownerEmail: string; ownerPassword: string; url: string };

/** Filling a new product takes seconds. */
const seedMs = 60_000;

/** Whether this start fills the product. One that was to and was broken off is tried again at the next. */
export async function wantsDemo({ demo, dataDir }: Settings): Promise<boolean> {
  if (demo !== "when-new") return demo;
  const wanted = join(dataDir, "demo-wanted");
  const isNew = (await readdir(dataDir)).every((name) => name === lockFile);
  if (isNew) await writeFile(wanted, "");
  return existsSync(wanted) && !existsSync(signInFile(dataDir));
}

/** Who to sign in as, once the product has written it; undefined without a demonstration. */
export async function demoSignIn(
  dataDir: string,
  isComing: boolean,
  gaveUp: () => boolean,
): Promise<DemoSignIn | undefined> {
  const deadline = Date.now() + (isComing ? seedMs : 0);
  for (;;) {
    const text = await readFile(signInFile(dataDir), "utf8").catch(() => undefined);
    if (text) return JSON.parse(text) as DemoSignIn;
    if (gaveUp() || Date.now() >= deadline) return undefined;
    await wait(100);
  }
}

const signInFile = (dataDir: string) => join(dataDir, "demo-sign-in.json");
