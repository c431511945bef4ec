import type { CSSVariablesResolver } from "@mantine/core";
import { type Scheme, semantic, tones } from "./tokens.ts";

const kebab = (name: string) => name.replace(/[A-Z]/g, (part) => `-${part.toLowerCase()}`);

/** One `--pl-*` variable per role and per part of a tone: `--pl-line-strong`, `--pl-tone-good-bg`. */
export function productVariables(scheme: Scheme): Record<string, string> {
  const roles = Object.entries(semantic[scheme]).map(([role, colour]) => [`--pl-${kebab(role)}`, colour]);
  const toneParts = Object.entries(tones[scheme]).flatMap(([tone, parts]) =>
    Object.entries(parts).map(([part, colour]) => [`--pl-tone-${tone}-${part}`, colour]),
  );
  return Object.fromEntries([...roles, ...toneParts]);
}

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

export const cssVariables: CSSVariablesResolver = () => ({
  variables: {
    "--pl-ease-out": "cubic-bezier(.2,.7,.2,1)",
    "--pl-font-display": '"Commissioner Variable", "Trebuchet MS", system-ui, sans-serif',
  },
  light: { ...mantineVariables("light"), ...productVariables("light") },
  dark: { ...mantineVariables("dark"), ...productVariables("dark") },
});
