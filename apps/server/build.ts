// `node build.ts`: puts the server into one file, `dist/main.js`.
import { fileURLToPath } from "node:url";
import { bundle } from "./bundle.ts";

await bundle(fileURLToPath(new URL("src/main.ts", import.meta.url)), fileURLToPath(new URL("dist", import.meta.url)));
