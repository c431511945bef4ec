/** The design's semantic colours, light and dark, under the roles a mail needs. */
const colours = {
  light: {
    page: "#FBFAF8",
    surface: "#FFFFFF",
    sunken: "#F5F4F1",
    line: "#EBE9E5",
    ink: "#16242B",
    ink2: "#455259",
    ink3: "#616D71",
    link: "#185873",
    primary: "#185873",
    onPrimary: "#FFFFFF",
    softBg: "#F0F8FB",
    softLine: "#BCE0ED",
    softInk: "#114359",
    litSoft: "#FFF9EA",
    litLine: "#FFDF9F",
    litInk: "#894C14",
    lit: "#F2A31A",
    glass: "#FCB742",
    flame: "#FFF6DC",
  },
  dark: {
    page: "#0A181F",
    surface: "#0F1F27",
    sunken: "#0C1A21",
    line: "#1F303A",
    ink: "#E8EEF1",
    ink2: "#CAD3D8",
    ink3: "#A0AFB7",
    link: "#92C7DB",
    primary: "#27718D",
    onPrimary: "#FFFFFF",
    softBg: "#12303D",
    softLine: "#1E4A5C",
    softInk: "#BCE0ED",
    litSoft: "#2A2414",
    litLine: "#57431B",
    litInk: "#FFDF9F",
    lit: "#FCB742",
    glass: "#FCB742",
    flame: "#FFF6DC",
  },
} as const;

export type Colour = keyof typeof colours.light;
type Property = "color" | "background-color" | "border-color";

/** `fg-ink` in the markup is the ink colour, in whichever theme the mail is read. */
const prefixes: Record<string, Property> = { fg: "color", bg: "background-color", bd: "border-color" };

const rulesOf = (selector: string): string =>
  Object.entries(prefixes)
    .flatMap(([prefix, property]) =>
      Object.entries(colours.dark).map(
        ([colour, hex]) => `${selector}.${prefix}-${colour}{${property}:${hex}!important}`,
      ),
    )
    .join("");

/** The dark theme: by the reader's setting, and for the mail services that mark a dark page themselves. */
export const darkRules = `@media (prefers-color-scheme:dark){${rulesOf("")}}${rulesOf("[data-ogsc] ")}`;

/** Light colours inline, for readers that drop style sheets; a class beside each for the dark theme. */
export function paint(spec: Partial<Record<"fg" | "bg" | "bd", Colour>>): { classes: string; css: string } {
  const entries = Object.entries(spec) as ["fg" | "bg" | "bd", Colour][];
  return {
    classes: entries.map(([prefix, colour]) => `${prefix}-${colour}`).join(" "),
    css: entries.map(([prefix, colour]) => `${prefixes[prefix]}:${colours.light[colour]};`).join(""),
  };
}
