// What `npm run bench` runs: lists the rows, or runs those named (`all` for every one).
import { rows } from "./rows.ts";

const asked = process.argv.slice(2);
const names = asked.includes("all") ? Object.keys(rows) : asked;
const unknown = names.filter((name) => !(name in rows));

if (names.length === 0 || unknown.length > 0) {
  if (unknown.length > 0) console.error(`There is no row '${unknown.join("', '")}'.`);
  console.log("npm run bench -- <row> …, or all:");
  for (const [name, { about }] of Object.entries(rows)) console.log(`  ${name.padEnd(20)} ${about}`);
  process.exit(unknown.length > 0 ? 1 : 0);
}

for (const name of names) {
  console.log(`\n── ${name}: ${rows[name]!.about}`);
  await rows[name]!.run();
}
