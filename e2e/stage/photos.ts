import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { localFiles } from "../../apps/server/src/platform/files/local-folder.ts";
import { keepPicture, pictureUrls } from "../../apps/server/src/platform/files/pictures.ts";

export const databaseAddressFile = (dataDir: string): string => join(dataDir, "database-address");

const scenes = ["bungalow", "living", "kitchen"];
const nameOf = (scene: string): string => `journeys/${scene}`;

/** Draws the photos that all homes of the journeys share. */
export async function keepPhotos(dataDir: string): Promise<void> {
  const files = localFiles(join(dataDir, "files"));
  for (const scene of scenes) {
    const drawing = import.meta.resolve(`@porchlight/scenarios/illustrations/${scene}.svg`);
    await keepPicture(files, nameOf(scene), await readFile(fileURLToPath(drawing)));
  }
}

/** Puts the photos on a home. Listing asks for one, and the product has no call yet that takes one. */
export async function givePhotos(propertyId: string): Promise<void> {
  const connectionString = await readFile(databaseAddressFile(process.env.E2E_DATA_DIR!), "utf8");
  const images = scenes.map((scene, order) => {
    const { url, thumbnailUrl } = pictureUrls(nameOf(scene));
    return { id: crypto.randomUUID(), url, thumbnailUrl, order };
  });
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query("update property set images = $1::jsonb where id = $2", [JSON.stringify(images), propertyId]);
  } finally {
    await client.end();
  }
}
