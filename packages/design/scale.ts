type Step = { size: number; line: number };

/** The thirteen font sizes in pixels, each with its line height. */
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

/** The line height of long text in the size `card`, in pixels. */
export const readingLine = 27;

export const fonts = {
  display: '"Commissioner Variable", "Trebuchet MS", "Narrowed DejaVu", system-ui, sans-serif',
  text: '"Hanken Grotesk Variable", arial, "Liberation Sans", "Narrowed DejaVu", system-ui, sans-serif',
  mono: "ui-monospace, SFMono-Regular, Menlo, Consolas, monospace",
} as const;

/** Spacing steps in pixels. */
export const space = [4, 6, 8, 12, 16, 20, 24, 32, 40, 48, 72] as const;

/** Widths of lines and rings, and offsets of that size, in pixels. The focus ring is 2.5. */
export const hairlines = [1, 2, 2.5, 3] as const;

/**
 * Heights of controls, headers, icons and avatars, and the padding inside a row (18), in pixels. Larger sizes are in
 * rem.
 */
export const sizes = [18, 28, 34, 38, 44, 46, 56, 64] as const;

/** Corner radii in pixels. */
export const radius = { small: 8, control: 10, card: 14, panel: 20, pill: 999 } as const;

/** Field heights in rem: for a pointer, and for touch on screens narrower than `md`. */
export const fieldHeights = { pointer: 2.625, touch: 2.875 } as const;

/** Widths and heights at which a layout changes, in rem, named as in the app's theme. */
export const breakpoints = { "2xs": 30, xs: 40, sm: 48, md: 64, lg: 80, xl: 96, "2xl": 120 } as const;

export const easeOut = "cubic-bezier(.2,.7,.2,1)";

/** Returns pixels as rem, so that sizes grow with the browser's font size. */
export const rem = (pixels: number): string => `${pixels / 16}rem`;

/** Returns the media query for widths from a breakpoint up. */
export const from = (name: keyof typeof breakpoints): string => `(width >= ${breakpoints[name]}rem)`;

/** Returns the media query for widths below a breakpoint. */
export const below = (name: keyof typeof breakpoints): string => `(width < ${breakpoints[name]}rem)`;
