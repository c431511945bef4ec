import { initials, lantern, type Scheme, scenery, semantic, shadows, tones } from "./colors.ts";
import { easeOut, fieldHeights, fonts, radius, readingLine, rem, type } from "./scale.ts";

type Variables = Record<string, string>;

const kebab = (name: string) => name.replace(/[A-Z]/g, (part) => `-${part.toLowerCase()}`);

const named = (prefix: string, values: Record<string, string>): Variables =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`--pl-${prefix}${kebab(name)}`, value]));

/** One `--pl-*` variable per role and per part of a tone: `--pl-line-strong`, `--pl-tone-good-bg`. */
export const colorVariables = (scheme: Scheme): Variables => ({
  ...named("", semantic[scheme]),
  ...Object.assign({}, ...Object.entries(tones[scheme]).map(([tone, parts]) => named(`tone-${tone}-`, parts))),
});

/** `--pl-initials-0-bg` to `--pl-initials-5-fg`. */
export const initialsVariables = (scheme: Scheme): Variables =>
  Object.assign({}, ...initials[scheme].map((parts, place) => named(`initials-${place}-`, parts)));

/** Type, corners, fields, shadows and what no scheme changes: `--pl-text-meta`, `--pl-leading-meta`, `--pl-radius-card`. */
export const fixedVariables: Variables = {
  ...Object.fromEntries(Object.entries(type).map(([name, { size }]) => [`--pl-text-${name}`, rem(size)])),
  ...Object.fromEntries(Object.entries(type).map(([name, { line }]) => [`--pl-leading-${name}`, rem(line)])),
  "--pl-leading-reading": rem(readingLine),
  ...Object.fromEntries(Object.entries(radius).map(([name, pixels]) => [`--pl-radius-${name}`, `${pixels}px`])),
  "--pl-field-height": `${fieldHeights.pointer}rem`,
  "--pl-field-height-touch": `${fieldHeights.touch}rem`,
  "--pl-field-ring": "0 0 0 3px color-mix(in srgb, var(--pl-focus) 28%, transparent)",
  ...named("font-", fonts),
  ...named("shadow-", shadows),
  ...named("", scenery),
  ...named("lantern-", lantern),
  "--pl-ease-out": easeOut,
};

const declared = (variables: Variables): string =>
  Object.entries(variables)
    .map(([name, value]) => `${name}:${value}`)
    .join(";");

const inBothSchemes = (of: (scheme: Scheme) => string): string =>
  `:root{${of("light")}}` +
  `@media (prefers-color-scheme:dark){:root:not([data-mantine-color-scheme="light"]){${of("dark")}}}` +
  `:root[data-mantine-color-scheme="dark"]{${of("dark")}}`;

/** All variables as rules, for pages painted before any script: in the system's scheme, or the chosen one. */
export const rulesInBothSchemes =
  `:root{${declared(fixedVariables)}}` +
  inBothSchemes((scheme) => `color-scheme:${scheme};${declared(colorVariables(scheme))}`);

/** All variables as rules, for pages that are light only. */
export const lightRules = `:root{color-scheme:light;${declared({ ...fixedVariables, ...colorVariables("light") })}}`;

/** Those of all variables as rules that a style sheet uses, in both schemes. */
export function rulesFor(styles: string): string {
  const used = (variables: Variables): Variables =>
    Object.fromEntries(Object.entries(variables).filter(([name]) => styles.includes(`var(${name})`)));
  return `:root{${declared(used(fixedVariables))}}${inBothSchemes((scheme) => declared(used(colorVariables(scheme))))}`;
}
