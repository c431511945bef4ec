import { setTimeout as pause } from "node:timers/promises";
import { aCameraPhoto, formWith, upload } from "@porchlight/server/src/testing/photos.ts";
import { note, spreadOf, spreadText, verdict } from "../measure.ts";
import { startProductProcess } from "./contestant.ts";
import { setStage } from "./stage.ts";

const rounds = 1;
const photos = 48;
const atOnce = 6;
const maxMb = 512;
const restMs = 2000;

/** Peak memory of a product that takes, draws and keeps 48 photos of 12 megapixels, its AVIF jobs included. */
export async function photosAtOnce(): Promise<void> {
  const stage = await setStage(rounds);
  const photo = await aCameraPhoto();
  const peaks: number[] = [];
  const growth: number[] = [];
  const seconds: number[] = [];
  try {
    for (const propertyId of stage.propertyIds) {
      const product = await startProductProcess({
        ...stage.productEnvironment,
        ROLE: "all",
      });
      await pause(restMs);
      const before = await product.peakMb();
      const began = performance.now();
      let left = photos;
      const uploads = async (): Promise<void> => {
        while (left-- > 0) {
          const { status } = await upload(product, stage, propertyId, formWith(photo));
          if (status !== 201) throw new Error(`An upload was answered ${status}`);
        }
      };
      await Promise.all(Array.from({ length: atOnce }, uploads));
      seconds.push((performance.now() - began) / 1000);
      const peak = await product.peakMb();
      peaks.push(peak);
      growth.push(peak - before);
      await product.stop();
    }
  } finally {
    await stage.end();
  }
  const peak = spreadOf(peaks);
  note(`${(photo.length / 1024 / 1024).toFixed(1)} MB each, all in ${spreadText(spreadOf(seconds), " s")}`);
  note(`above what the process had needed before: ${spreadText(spreadOf(growth), " MB")}`);
  verdict("peak memory", spreadText(peak, " MB"), `${maxMb} MB`, peak.median <= maxMb);
}
