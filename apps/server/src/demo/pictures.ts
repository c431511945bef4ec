import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { PropertyImage } from "@porchlight/domain/properties/property.ts";
import { demoPortfolio } from "@porchlight/scenarios/portfolio.ts";
import type { Files } from "../platform/files/files.ts";
import { keepPicture, pictureUrls } from "../platform/files/pictures.ts";

const nameOf = (scene: string): string => `demonstration/${scene}`;

/** A scene as a home's photo; the homes share the files. */
export function pictureOf(scene: string, order: number): PropertyImage {
  const { url, thumbnailUrl } = pictureUrls(nameOf(scene));
  return { id: crypto.randomUUID(), url, thumbnailUrl, order };
}

/** Draws every scene that a home of the demonstration shows, each once. */
export async function keepScenes(files: Files): Promise<void> {
  const scenes = new Set(Object.values(demoPortfolio).flatMap((home) => home.pictures));
  await Promise.all(
    [...scenes].map(async (scene) => {
      const drawing = import.meta.resolve(`@porchlight/scenarios/illustrations/${scene}.svg`);
      await keepPicture(files, nameOf(scene), await readFile(fileURLToPath(drawing)));
    }),
  );
}
