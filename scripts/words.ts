// `npm run words`: every sentence that people read, by language and place. `-- --place sandbox` and `--language es` narrow it
// down; `--draw 300 --seed 7` draws so many at random, the same ones for the same seed.
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { allSentences, draw } from "./words/all.ts";

const { values } = parseArgs({
  options: {
    place: { type: "string" },
    language: { type: "string" },
    draw: { type: "string" },
    seed: { type: "string", default: "1" },
  },
});
const all = (await allSentences(fileURLToPath(new URL("..", import.meta.url)))).filter(
  ({ place, language }) =>
    (!values.place || place === values.place) && (!values.language || language === values.language),
);
const shown = values.draw ? draw(all, Number(values.draw), Number(values.seed)) : all;
let heading = "";
for (const { language, place, file, line, text } of shown) {
  const now = `${language} · ${place}`;
  if (now !== heading) process.stdout.write(`\n${now}\n`);
  heading = now;
  process.stdout.write(`  ${file}:${line}  ${text}\n`);
}
process.stdout.write(`\n${shown.length} of ${all.length} sentences${values.draw ? `, seed ${values.seed}` : ""}\n`);
