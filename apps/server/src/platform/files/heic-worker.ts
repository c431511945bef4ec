import libheif from "libheif-js/wasm-bundle.js";
import { answerTasks } from "../bounded-thread.ts";
import type { HeicAsked, HeicTold } from "./heic.ts";

// The library writes its complaints to the console; what matters of them is told below.
console.log = console.error = () => undefined;

answerTasks(
  async ({ bytes, mostPixels }: HeicAsked): Promise<HeicTold> => {
    const images = new libheif.HeifDecoder().decode(bytes);
    const image = images.find((one) => one.is_primary()) ?? images[0];
    if (!image) return { kind: "damaged" };
    const width = image.get_width();
    const height = image.get_height();
    if (width * height > mostPixels) return { kind: "too-many-pixels" };
    const data = new Uint8ClampedArray(width * height * 4);
    return new Promise((resolve) =>
      image.display({ data, width, height }, (shown) =>
        resolve(shown ? { kind: "pixels", width, height, data } : { kind: "damaged" }),
      ),
    );
  },
  (told) => (told.kind === "pixels" ? [told.data.buffer] : []),
);
