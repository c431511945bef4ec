import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { allSentences, draw, type PlacedSentence } from "./all.ts";
import { oddSentences } from "./forbidden.ts";
import { filesByPlace } from "./places.ts";
import { sentencesOf } from "./sentences.ts";

const texts = (path: string, source: string) => sentencesOf(path, source).map(({ text }) => text);

describe("The sentences that people read", () => {
  it("are found in elements, labels and templates, with placeholders in braces", () =>
    expect(
      texts(
        "Note.tsx",
        `const Note = ({ name }) => <p className="a b" aria-label="A note">Hi <b>{name}</b>, welcome back.</p>;
         const late = (n: number) => \`\${n} days late\`;`,
      ),
    ).toEqual(["Hi {…}, welcome back.", "A note", "{n} days late"]));

  it("exclude codes, selectors, SQL statements and errors", () =>
    expect(
      texts(
        "store.ts",
        `import { a } from "./some file.ts"; const b = { kind: "some kind", selector: "[data-x]" };
         if (b.kind === "Another Kind") throw new Error("It broke"); sql\`select a from b where c\`;`,
      ),
    ).toEqual([]));

  it("have a language", () =>
    expect(sentencesOf("topic.ts", `const said = { en: "No pets", es: "Sin mascotas" };`)).toMatchObject([
      { text: "No pets", language: "en" },
      { text: "Sin mascotas", language: "es" },
    ]));

  it("are sampled the same way for the same seed", () => {
    const all = Array.from({ length: 50 }, (_, place) => place);
    expect(draw(all, 5, 7)).toEqual(draw(all, 5, 7));
    expect(draw(all, 5, 7)).not.toEqual(draw(all, 5, 8));
  });

  it("contain no wording that the voice rules out", async () =>
    expect(oddSentences(await allSentences(fileURLToPath(new URL("../..", import.meta.url))))).toEqual([]));

  it("take the labels of a home's values from one table per language", async () => {
    const root = fileURLToPath(new URL("../..", import.meta.url));
    const held = /^\s+(GARAGE_DETACHED|TWELVE_MONTHS|TOWNHOUSE|THREE_AND_HALF_X|RANCH_RAMBLER|CO_SIGNER): ["{]/m;
    const files = [...(await filesByPlace(root)).keys()].filter((file) => !file.includes("domain/words/"));
    const copies = files.filter((file) => held.test(readFileSync(join(root, file), "utf8")));
    expect(copies).toEqual([]);
  });

  const sentence = (text: string, more: Partial<PlacedSentence> = {}): PlacedSentence => ({
    ...{ text, language: "en", line: 1, place: "README", file: "README.md" },
    ...more,
  });

  it("are reported once for each wording to replace", () =>
    expect(oddSentences([sentence("Send an e-mail straight away")])).toHaveLength(2));

  it.each([
    "I don't have that detail, sorry",
    "That one is for Dana to say.",
    "{range} stands until they agree",
    "Dana reads along",
    "The time is given free and everyone can see it.",
    "No contact left",
    "No score is asked for",
    "The upload broke off.",
    "Please don't travel there",
    "Dana rents this home",
    "I'm the automated assistant of {owner}",
    "He hasn't confirmed yet",
    "Blackout dates",
    "Mails and texts wait",
  ])("must not contain %j", (text) => expect(oddSentences([sentence(text)])).not.toEqual([]));

  it.each([
    ["El {day} a las 5:00 PM está libre.", "es", "Piper's replies"],
    ["El vie 27 está libre.", "es", "Piper's replies"],
    ["No tengo ese dato", "es", "Piper's topics"],
    ["Log in again; your work is saved.", "en", "sign-in"],
    ["Listed by {owner}'s agent, it's open", "en", "public pages"],
    ["It’s saved", "en", "owner's screens"],
  ] as const)("must not contain %j in that language and place", (text, language, place) =>
    expect(oddSentences([sentence(text, { language, place })])).not.toEqual([]),
  );
});
