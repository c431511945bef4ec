type Step = { size: number; line: number };

/** The thirteen sizes of type in pixels, each with the line it stands on. */
export const type = {
  hero: { size: 36, line: 42 },
  greeting: { size: 32, line: 38 },
  title: { size: 28, line: 34 },
  "greeting-narrow": { size: 26, line: 31 },
  "title-narrow": { size: 23, line: 28 },
  figure: { size: 22, line: 30 },
  section: { size: 18, line: 24 },
  card: { size: 16.5, line: 22 },
  lead: { size: 16, line: 24 },
  body: { size: 15, line: 24 },
  ui: { size: 14, line: 21 },
  meta: { size: 13, line: 19 },
  micro: { size: 12.5, line: 16 },
} as const satisfies Record<string, Step>;
export type TypeStep = keyof typeof type;

/** The line of text that is read at length, in the size `card`, in pixels. */
export const readingLine = 27;

export const fonts = {
  display: '"Commissioner Variable", "Trebuchet MS", "Narrowed DejaVu", system-ui, sans-serif',
  text: '"Hanken Grotesk Variable", arial, "Liberation Sans", "Narrowed DejaVu", system-ui, sans-serif',
  mono: "ui-monospace, SFMono-Regular, Menlo, Consolas, monospace",
} as const;

/** Distances between things, in pixels. */
export const space = [4, 6, 8, 12, 16, 20, 24, 32, 40, 48, 72] as const;

/** Lines, rings and what is moved by a line's width, in pixels. The ring around what has the focus is 2.5. */
export const hairlines = [1, 2, 2.5, 3] as const;

/** Heights of controls, heads, icons and faces, and the room inside a row (18), in pixels. Beyond them sizes are in rem. */
export const sizes = [18, 28, 34, 38, 44, 46, 56, 64] as const;

/** Corners in pixels. */
export const radius = { small: 8, control: 10, card: 14, panel: 20, pill: 999 } as const;

/** Heights of a field in rem: under a pointer, and under a finger, on screens narrower than `md`. */
export const fieldHeights = { pointer: 2.625, touch: 2.875 } as const;

/** Widths and heights at which a layout changes, in rem, by the names that the theme of the app has for them. */
export const breakpoints = { "2xs": 30, xs: 40, sm: 48, md: 64, lg: 80, xl: 96, "2xl": 120 } as const;

export const easeOut = "cubic-bezier(.2,.7,.2,1)";

/** Pixels as rem, so that text grows with the browser's letters. */
export const rem = (pixels: number): string => `${pixels / 16}rem`;

/** The widths from a breakpoint on, as a media query. */
export const from = (name: keyof typeof breakpoints): string => `(width >= ${breakpoints[name]}rem)`;

/** The widths below a breakpoint, as a media query. */
export const below = (name: keyof typeof breakpoints): string => `(width < ${breakpoints[name]}rem)`;
