// Writes docs/lifecycles.md anew. Run it after a change of a life cycle's table; a test says when it is due.
import { writeFile } from "node:fs/promises";
import { lifecyclesPage } from "./docs/lifecycles.ts";

await writeFile(new URL("../docs/lifecycles.md", import.meta.url), lifecyclesPage());
