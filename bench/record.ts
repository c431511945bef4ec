// `npm run record -- <folder>`: plays a story on the demonstration and writes every reply, mail, text and page into the folder,
// without what is drawn at random. `--against <folder>` shows what differs from an earlier one: two versions of the code that
// do the same write the same.
import { spawnSync } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { demoOwner } from "@porchlight/scenarios/portfolio.ts";
import { capabilities } from "@porchlight/server/src/capabilities.ts";
import { demoPassword } from "@porchlight/server/src/demo/owner.ts";
import { seedDemo } from "@porchlight/server/src/demo/seed.ts";
import { startTestPostgres } from "@porchlight/server/src/platform/postgres/testing.ts";
import { startTestProduct } from "@porchlight/server/src/testing/product.ts";
import { playNewcomer } from "./record/newcomer.ts";
import { lookAround, readAll } from "./record/reads.ts";
import { recordOf } from "./record/recorder.ts";
import { playStory } from "./record/story.ts";

/** A Tuesday, ten in the morning in Portland. */
const begins = "2026-11-24T18:00:00Z";

const { values, positionals } = parseArgs({ options: { against: { type: "string" } }, allowPositionals: true });
const [folder] = positionals;
if (!folder) {
  console.error("npm run record -- <folder> [--against <folder>]");
  process.exit(1);
}

const endPostgres = await startTestPostgres();
const product = await startTestProduct();
await product.setClock(begins);
const { app } = product.product;
await seedDemo(app, capabilities);
await product.settled();
const recorder = recordOf(product);
const signIn = {
  username: demoOwner.email,
  password: demoPassword(app.secret, demoOwner.email),
  requiredRole: "investor",
};
const { accessToken } = await recorder.call<{ accessToken: string }>("POST", "/auth/sign-in-credentials", {
  body: signIn,
});
await readAll(recorder, await lookAround(recorder, accessToken));
await playNewcomer(recorder);
await playStory(recorder, await lookAround(recorder, accessToken), begins);
await readAll(recorder, await lookAround(recorder, accessToken));
await mkdir(folder, { recursive: true });
for (const [name, text] of Object.entries(recorder.files())) await writeFile(join(folder, `${name}.txt`), `${text}\n`);
console.log(`Not asked: ${recorder.missing().join(", ") || "none"}.`);
await product.close();
await endPostgres();

if (values.against) {
  const diff = ["diff", "--no-index", "--stat", "--patch", "-U2", resolve(values.against), resolve(folder)];
  const { status } = spawnSync("git", diff, { stdio: "inherit" });
  if (status === 0) console.log("Nothing differs.");
  process.exit(status ?? 1);
}
process.exit(0);
