import type { App, Capability } from "../app.ts";
import { capabilities } from "../capabilities.ts";
import { drawScenes } from "../demo/pictures.ts";
import { seedDemo } from "../demo/seed.ts";
import { noFiles } from "./no-files.ts";

/** As large as the scenes are drawn, and in no form. */
const undrawn = { width: 1600, height: 1067, forms: [] };

/**
 * Fills a database with the demonstration for a test that looks at none of its photos, which take longer to draw than
 * all the rest. Returns false where there is a company already.
 */
export const seedDemoWithoutPhotos = (app: App, of: readonly Capability[] = capabilities): Promise<boolean> =>
  seedDemo({ ...app, files: noFiles }, of, () => drawScenes(async () => undrawn));
