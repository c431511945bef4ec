import libheif from "libheif-js/wasm-bundle.js";
import { serveTasks } from "../bounded-thread.ts";
import type { HeicRequest, HeicResult } from "./heic.ts";

// The library writes its complaints to the console; what matters of them is told below.
console.log = console.error = () => undefined;

serveTasks(
  async ({ bytes, maxPixels }: HeicRequest): Promise<HeicResult> => {
    const images = new libheif.HeifDecoder().decode(bytes);
    const image = images.find((one) => one.is_primary()) ?? images[0];
    if (!image) return { kind: "damaged" };
    const width = image.get_width();
    const height = image.get_height();
    if (width * height > maxPixels) return { kind: "too-many-pixels" };
    const data = new Uint8ClampedArray(width * height * 4);
    return new Promise((resolve) =>
      image.display({ data, width, height }, (shown) =>
        resolve(shown ? { kind: "pixels", width, height, data } : { kind: "damaged" }),
      ),
    );
  },
  (told) => (told.kind === "pixels" ? [told.data.buffer] : []),
);
