import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { PropertyImage } from "@porchlight/domain/properties/property.ts";
import type { DemoHome } from "@porchlight/scenarios/demo-home.ts";
import { demoPortfolio } from "@porchlight/scenarios/portfolio.ts";
import type { App } from "../app.ts";
import { photoOf } from "../photos/actions.ts";
import { type DrawnPicture, drawPicture, storePicture } from "../platform/files/pictures.ts";
import { idOf } from "./ids.ts";

/** The scenes of the demonstration by name, being drawn: homes share drawings, never files. */
export type Scenes = ReadonlyMap<string, Promise<DrawnPicture>>;

const drawScene = (name: string): Promise<DrawnPicture> =>
  readFile(fileURLToPath(import.meta.resolve(`@porchlight/scenarios/illustrations/${name}.svg`))).then(drawPicture);

/** Draws every scene that a home of the demonstration shows, each once. */
export function drawScenes(draw = drawScene): Scenes {
  const names = new Set(Object.values(demoPortfolio).flatMap((home) => home.pictures));
  return new Map(
    [...names].map((name) => {
      const drawn = draw(name);
      // It fails where it is hung up; a home before that may have failed for another reason.
      drawn.catch(() => undefined);
      return [name, drawn];
    }),
  );
}

/** Adds the scenes of a home as its photos. */
export const addPhotos = ({ clock, files }: App, home: DemoHome, scenes: Scenes): Promise<PropertyImage[]> =>
  Promise.all(
    home.pictures.map(async (name, order) => {
      const picture = await scenes.get(name)!;
      const id = idOf(`${home.title}, ${name}`);
      await storePicture(files, id, picture);
      return { ...photoOf(id, picture, clock.now()), order };
    }),
  );
