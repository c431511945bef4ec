import { productVariables } from "./css-variables.ts";
import type { Scheme } from "./tokens.ts";

const declared = (scheme: Scheme): string =>
  `color-scheme:${scheme};${Object.entries(productVariables(scheme))
    .map(([name, value]) => `${name}:${value}`)
    .join(";")}`;

/** The product's colours as rules, for pages that are painted before any script: the system's scheme, or the chosen one. */
export const colorRules =
  `:root{${declared("light")}}` +
  `@media (prefers-color-scheme:dark){:root:not([data-mantine-color-scheme="light"]){${declared("dark")}}}` +
  `:root[data-mantine-color-scheme="dark"]{${declared("dark")}}`;
