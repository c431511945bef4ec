import { createHash } from "node:crypto";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { root } from "./root.mjs";

/** Does `work` while no other process does the same in this project's folder: `npm start` and `npm test` may begin together. */
export async function runExclusively(name, work) {
  const key = createHash("sha256").update(root).digest("hex").slice(0, 12);
  const turn = join(tmpdir(), `porchlight-${name}-${process.getuid?.() ?? 0}-${key}`);
  while (!take(turn)) await wait(300);
  const leave = () => rmSync(turn, { force: true });
  process.once("exit", leave);
  try {
    return await work();
  } finally {
    process.off("exit", leave);
    leave();
  }
}

function take(turn) {
  try {
    writeFileSync(turn, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if (error.code !== "EEXIST") return true;
    if (!isRunning(turn)) rmSync(turn, { force: true });
    return false;
  }
}

function isRunning(turn) {
  try {
    return process.kill(Number(readFileSync(turn, "utf8")), 0);
  } catch (error) {
    return error.code === "EPERM";
  }
}
