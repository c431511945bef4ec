/**
 * A function as a script for a browser. It must stand alone: what is outside of it stays behind.
 *
 * Source  Node has taken the types off when it loads the file, so the function's own text is plain JavaScript.
 */
export const browserScript = (run: () => void): string => `(${run.toString()})();\n`;
