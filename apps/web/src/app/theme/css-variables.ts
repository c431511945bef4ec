import type { CSSVariablesResolver } from "@mantine/core";
import { type Scheme, semantic } from "@porchlight/design/colors.ts";
import { colorVariables, fixedVariables, initialsVariables } from "@porchlight/design/variables.ts";

function mantineVariables(scheme: Scheme): Record<string, string> {
  const role = semantic[scheme];
  return {
    "--mantine-color-body": role.page,
    "--mantine-color-text": role.ink,
    "--mantine-color-bright": role.ink,
    "--mantine-color-dimmed": role.ink3,
    "--mantine-color-default": role.surface,
    "--mantine-color-default-color": role.ink,
    "--mantine-color-default-border": role.lineStrong,
    "--mantine-color-default-hover": scheme === "light" ? role.sunken : role.line,
    "--mantine-color-placeholder": role.ink3,
    "--mantine-color-error": role.dangerText,
    "--mantine-color-anchor": role.link,
    "--mantine-color-disabled": role.sunken,
    "--mantine-color-disabled-color": role.ink3,
    "--mantine-color-disabled-border": role.lineStrong,
    "--mantine-color-dusk-filled": role.primary,
    "--mantine-color-dusk-filled-hover": role.primaryHover,
    "--mantine-color-dusk-light": role.softBg,
    "--mantine-color-dusk-light-hover": role.softLine,
    "--mantine-color-dusk-light-color": role.softInk,
    "--mantine-color-red-filled": role.danger,
  };
}

const ofScheme = (scheme: Scheme): Record<string, string> => ({
  ...mantineVariables(scheme),
  ...colorVariables(scheme),
  ...initialsVariables(scheme),
});

export const cssVariables: CSSVariablesResolver = () => ({
  variables: fixedVariables,
  light: ofScheme("light"),
  dark: ofScheme("dark"),
});
