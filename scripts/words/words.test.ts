import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { allSentences, draw, type PlacedSentence } from "./all.ts";
import { oddSentences } from "./forbidden.ts";
import { filesByPlace } from "./places.ts";
import { sentencesOf } from "./sentences.ts";

const texts = (path: string, source: string) => sentencesOf(path, source).map(({ text }) => text);

describe("The sentences people read", () => {
  it("are found in elements, labels and templates, with what is filled in between braces", () =>
    expect(
      texts(
        "Note.tsx",
        `const Note = ({ name }) => <p className="a b" aria-label="A note">Hi <b>{name}</b>, welcome back.</p>;
         const late = (n: number) => \`\${n} days late\`;`,
      ),
    ).toEqual(["Hi {…}, welcome back.", "A note", "{n} days late"]));

  it("are told from codes, selectors, statements and errors", () =>
    expect(
      texts(
        "store.ts",
        `import { a } from "./some file.ts"; const b = { kind: "some kind", selector: "[data-x]" };
         if (b.kind === "Another Kind") throw new Error("It broke"); sql\`select a from b where c\`;`,
      ),
    ).toEqual([]));

  it("know their language", () =>
    expect(sentencesOf("topic.ts", `const said = { en: "No pets", es: "Sin mascotas" };`)).toMatchObject([
      { text: "No pets", language: "en" },
      { text: "Sin mascotas", language: "es" },
    ]));

  it("are drawn the same for the same seed", () => {
    const all = Array.from({ length: 50 }, (_, place) => place);
    expect(draw(all, 5, 7)).toEqual(draw(all, 5, 7));
    expect(draw(all, 5, 7)).not.toEqual(draw(all, 5, 8));
  });

  it("use no word that the voice leaves out", async () =>
    expect(oddSentences(await allSentences(fileURLToPath(new URL("../..", import.meta.url))))).toEqual([]));

  it("take the words of a home's values from one table a language", async () => {
    const root = fileURLToPath(new URL("../..", import.meta.url));
    const held = /^\s+(GARAGE_DETACHED|TWELVE_MONTHS|TOWNHOUSE|THREE_AND_HALF_X|RANCH_RAMBLER|CO_SIGNER): ["{]/m;
    const files = [...(await filesByPlace(root)).keys()].filter((file) => !file.includes("domain/words/"));
    const copies = files.filter((file) => held.test(readFileSync(join(root, file), "utf8")));
    expect(copies).toEqual([]);
  });

  it("would be named with what to write instead", () => {
    const sentence: PlacedSentence = {
      text: "Send an e-mail straight away",
      language: "en",
      line: 1,
      place: "README",
      file: "README.md",
    };
    expect(oddSentences([sentence])).toHaveLength(2);
  });
});
