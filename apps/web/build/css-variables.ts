import { convertCssVariables, DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from "@mantine/core";
import type { Plugin } from "vite";
import { cssVariables } from "../src/app/theme/css-variables.ts";
import { theme } from "../src/app/theme/theme.ts";

const name = "virtual:css-variables.css";

/** The library's variables and the product's as rules. The library works them out in the browser, at each start. */
function rules(): string {
  const merged = mergeMantineTheme(DEFAULT_THEME, theme);
  const [usual, ours] = [defaultCssVariablesResolver(merged), cssVariables(merged)];
  const both = (part: "variables" | "light" | "dark") => ({ ...usual[part], ...ours[part] });
  return convertCssVariables({ variables: both("variables"), light: both("light"), dark: both("dark") }, ":root");
}

/** Writes the variables into a style sheet, and leaves what would work them out in the browser out of its scripts. */
export function cssVariablesOnce(): Plugin {
  return {
    name: "css-variables-once",
    enforce: "pre",
    resolveId: { filter: { id: /^virtual:css-variables\.css$/ }, handler: () => `\0${name}` },
    load: {
      filter: { id: /(^\0virtual:css-variables\.css|MantineCssVariables\.mjs)$/ },
      handler: (id) => (id.startsWith("\0") ? rules() : "export const MantineCssVariables = () => null;"),
    },
  };
}
