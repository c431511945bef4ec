import { whenIdle } from "../when-idle.ts";

/**
 * Fetches the fonts once the page has what people came for and nothing else to do. Until then stand-ins of the same width
 * keep the lines.
 */
export const lettersAtLast = (): void => whenIdle(() => void import("./fonts.css"));
