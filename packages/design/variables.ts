import { initials, lantern, type Scheme, scenery, semantic, shadows, tones } from "./colors.ts";
import { easeOut, fieldHeights, fonts, radius, readingLine, rem, type } from "./scale.ts";

type Variables = Record<string, string>;

const kebab = (name: string) => name.replace(/[A-Z]/g, (part) => `-${part.toLowerCase()}`);

const named = (prefix: string, values: Record<string, string>): Variables =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`--pl-${prefix}${kebab(name)}`, value]));

/** Returns one `--pl-*` variable per role and per part of a tone: `--pl-line-strong`, `--pl-tone-good-bg`. */
export const colorVariables = (scheme: Scheme): Variables => ({
  ...named("", semantic[scheme]),
  ...Object.assign({}, ...Object.entries(tones[scheme]).map(([tone, parts]) => named(`tone-${tone}-`, parts))),
});

/** Returns `--pl-initials-0-bg` to `--pl-initials-5-fg`. */
export const initialsVariables = (scheme: Scheme): Variables =>
  Object.assign({}, ...initials[scheme].map((parts, place) => named(`initials-${place}-`, parts)));

/** The variables that are the same in every scheme: `--pl-text-meta`, `--pl-leading-meta`, `--pl-radius-card`. */
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

const allVariables: Variables = { ...fixedVariables, ...colorVariables("light") };

/**
 * Returns the variables used in a text, with those that their values use. A name that ends in a hyphen is the start of
 * a computed name and includes every variable that begins with it.
 */
export function variablesIn(text: string): Set<string> {
  const found = new Set<string>();
  const find = (within: string): void => {
    for (const [written] of within.matchAll(/--pl-[\w-]*/g)) {
      for (const [name, value] of Object.entries(allVariables)) {
        if (found.has(name) || !(written === name || (written.endsWith("-") && name.startsWith(written)))) continue;
        found.add(name);
        find(value);
      }
    }
  };
  find(text);
  return found;
}

/**
 * Returns CSS rules with the variables used in a text, for pages that render before any script: light only, or both
 * schemes.
 */
export function rulesFor(text: string, schemes: "light" | "both"): string {
  const used = variablesIn(text);
  const declared = (variables: Variables): string =>
    Object.entries(variables)
      .filter(([name]) => used.has(name))
      .map(([name, value]) => `${name}:${value}`)
      .join(";");
  const inScheme = (scheme: Scheme): string => `color-scheme:${scheme};${declared(colorVariables(scheme))}`;
  const light = `:root{${declared(fixedVariables)};${inScheme("light")}}`;
  if (schemes === "light") return light;
  return (
    light +
    `@media (prefers-color-scheme:dark){:root:not([data-mantine-color-scheme="light"]){${inScheme("dark")}}}` +
    `:root[data-mantine-color-scheme="dark"]{${inScheme("dark")}}`
  );
}
