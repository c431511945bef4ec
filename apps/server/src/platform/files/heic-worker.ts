import { parentPort, workerData } from "node:worker_threads";
import libheif from "libheif-js/wasm-bundle.js";
import type { HeicAsked, HeicTold } from "./heic.ts";

const { bytes, mostPixels } = workerData as HeicAsked;

const tell = (told: HeicTold, moved: ArrayBuffer[] = []): void => parentPort!.postMessage(told, moved);

// The library writes its complaints to the console; what matters of them is told below.
console.log = console.error = () => undefined;

const images = new libheif.HeifDecoder().decode(bytes);
const image = images.find((one) => one.is_primary()) ?? images[0];
if (!image) tell({ kind: "damaged" });
else {
  const width = image.get_width();
  const height = image.get_height();
  if (width * height > mostPixels) tell({ kind: "too-many-pixels" });
  else {
    const data = new Uint8ClampedArray(width * height * 4);
    image.display({ data, width, height }, (shown) =>
      shown ? tell({ kind: "pixels", width, height, data }, [data.buffer]) : tell({ kind: "damaged" }),
    );
  }
}
