import { lantern, type Scheme, semantic } from "@porchlight/design/colors.ts";

const roles = [
  ...(["page", "surface", "sunken", "line", "ink", "ink2", "ink3", "link", "primary", "onPrimary"] as const),
  ...(["softBg", "softLine", "softInk", "litSoft", "litLine", "litInk", "lit"] as const),
];

export type Colour = (typeof roles)[number] | "glass" | "flame";

/** The design's colors by the roles that a mail needs. */
const coloursOf = (scheme: Scheme): Record<Colour, string> => {
  const ofRoles = Object.fromEntries(roles.map((role) => [role, semantic[scheme][role]]));
  return { ...(ofRoles as Record<(typeof roles)[number], string>), glass: lantern.glass, flame: lantern.flame };
};
const colours = { light: coloursOf("light"), dark: coloursOf("dark") };

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
