import { whenIdle } from "../when-idle.ts";

/** Loads the fonts once the page has loaded and is idle. Until then stand-ins of the same width keep the lines. */
export const loadFontsLast = (): void => whenIdle(() => void import("./fonts.css"));
