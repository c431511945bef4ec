import { fileURLToPath } from "node:url";
import sharp from "sharp";

const scenes = ["bungalow", "living", "kitchen"] as const;
export type Scene = (typeof scenes)[number] | "bath" | "bedroom" | "yard";

/** A scene as a camera would have kept it, small enough that no journey waits for it. */
export const photoOf = (scene: Scene, width = 480): Promise<Buffer> =>
  sharp(fileURLToPath(import.meta.resolve(`@porchlight/scenarios/illustrations/${scene}.svg`)), { density: 48 })
    .resize({ width })
    .jpeg()
    .toBuffer();

let drawn: Promise<Buffer[]> | undefined;

/** Uploads the photos that all homes of the journeys show, as their owner. */
export async function givePhotos(token: string, propertyId: string): Promise<void> {
  drawn ??= Promise.all(scenes.map((scene) => photoOf(scene)));
  for (const bytes of await drawn) {
    const form = new FormData();
    form.append("image", new Blob([Uint8Array.from(bytes)]), "photo.jpg");
    const reply = await fetch(`http://localhost:${process.env.E2E_PORT}/api/property-image/${propertyId}`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}` },
      body: form,
    });
    if (!reply.ok) throw new Error(`A photo was not taken: ${reply.status} ${await reply.text()}`);
  }
}
