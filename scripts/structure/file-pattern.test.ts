import { readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { importsUnder, root } from "./imports.ts";

const server = "apps/server/src";
const list = `${server}/capabilities.ts`;

/** The file of each kind of part in a capability: a file that imports one of these names is of that kind. */
const places = [
  { what: "endpoints", takes: ["serve", "Route"], at: /^([\w-]+-)?routes\.ts$/ },
  { what: "addresses for partners", takes: ["FastifyInstance"], at: /^(hooks|[\w-]+-hook)\.ts$/ },
  { what: "job handlers", takes: ["JobHandlers"], at: /^jobs\.ts$/ },
  { what: "sweeps", takes: ["Sweep", "dueAtHome"], at: /^([\w-]+-)?sweeps\.ts$/ },
  { what: "SQL", takes: ["sql", "hotRead"], at: /^([\w-]+-)?(store|queries|sweeps)\.ts$/ },
];

/** What a capability's own file lists, and nothing else. */
const listed = /^([\w-]+-)?(routes|hooks|jobs|sweeps|intake|start)\.ts$/;

/** Files that hold SQL beside what it is for, each with its reason. */
const sqlWithReason: Readonly<Record<string, string>> = {
  "conversations/world.ts": "what Piper may rely on, and the one statement that reads it",
  "deliveries/queue.ts": "the statement that queues a mail or text decides whether it goes out at all",
  "leads/locked-lead.ts": "a lead, its home, renter and owner are held in one round trip",
};
const mostSqlWithReason = 12;

const isTest = (file: string): boolean => /\.test\.ts$|(^|\/)testing(\.ts|\/)/.test(file.slice(server.length + 1));
const product = importsUnder(server).filter(({ file }) => !isTest(file));
const ownFiles = product.find(({ file }) => file === list)!.from.filter((file) => file !== `${server}/app.ts`);
const inCapabilities = product.filter(({ file }) => ownFiles.some((own) => file.startsWith(`${dirname(own)}/`)));

const textOf = (file: string): string => readFileSync(join(root, file), "utf8");

describe("A capability", () => {
  it("is declared in the file named after its folder, which only the list of capabilities imports", () => {
    expect(ownFiles.length).toBeGreaterThan(15);
    expect(ownFiles.filter((own) => basename(own) !== `${basename(dirname(own))}.ts`)).toEqual([]);
    const others = product.filter(({ file }) => file !== list);
    expect(others.filter(({ from }) => from.some((target) => ownFiles.includes(target)))).toEqual([]);
    const listing = inCapabilities.filter(({ names }) => names.includes("Capability")).map(({ file }) => file);
    expect(listing.toSorted()).toEqual(ownFiles.toSorted());
  });

  it("is declared from its routes, hooks, jobs, sweeps, intake and start files only", () => {
    const beside = product
      .filter(({ file }) => ownFiles.includes(file))
      .flatMap(({ file, from }) => from.map((target) => ({ file, target })))
      .filter(({ target }) => target !== `${server}/app.ts`)
      .filter(({ file, target }) => dirname(target) !== dirname(file) || !listed.test(basename(target)));
    expect(beside).toEqual([]);
  });

  it.each(places)("has its $what only in the files named for it", ({ what, takes, at }) => {
    const elsewhere = inCapabilities
      .filter(({ names }) => takes.some((name) => names.includes(name)))
      .map(({ file }) => file)
      .filter((file) => !at.test(basename(file)));
    expect(elsewhere.toSorted()).toEqual(
      what === "SQL" ? Object.keys(sqlWithReason).map((file) => `${server}/${file}`) : [],
    );
  });

  it("has at most the agreed number of other files with SQL, each listed with a reason", () => {
    expect(Object.keys(sqlWithReason).length).toBeLessThanOrEqual(mostSqlWithReason);
  });

  it("queries the pool directly only in its stores and queries", () => {
    const asking = inCapabilities.map(({ file }) => file).filter((file) => /\bpool\s*\.query\b/.test(textOf(file)));
    expect(asking.filter((file) => !/(^|-)(store|queries)\.ts$/.test(basename(file)))).toEqual([]);
  });

  it("never writes in its queries", () => {
    const writing = inCapabilities
      .map(({ file }) => file)
      .filter((file) => /(^|-)queries\.ts$/.test(basename(file)))
      .filter((file) =>
        /\b(insert into|delete from|update \w+\s+(as \w+\s+)?set|for (no key )?update)\b/.test(textOf(file)),
      );
    expect(writing).toEqual([]);
  });
});
