/** The part of the library that is used here; it brings no types of its own for it. */
declare module "libheif-js/wasm-bundle.js" {
  type Pixels = { data: Uint8ClampedArray; width: number; height: number };
  type HeifImage = {
    get_width(): number;
    get_height(): number;
    is_primary(): boolean;
    /** Fills in RGBA and calls back with it, or with null. */
    display(into: Pixels, done: (shown: Pixels | null) => void): void;
  };
  const libheif: { HeifDecoder: new () => { decode(bytes: Uint8Array): HeifImage[] } };
  export default libheif;
}
