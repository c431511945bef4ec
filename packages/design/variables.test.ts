import { describe, expect, it } from "vitest";
import { semantic } from "./colors.ts";
import { rulesFor, variablesIn } from "./variables.ts";

describe("The variables used in a text", () => {
  it("are those it names, not those whose names only begin the same", () => {
    expect([...variablesIn("a{color:var(--pl-ink2);margin:var(--field-height)}")]).toEqual(["--pl-ink2"]);
  });

  it("include the variables that their values use", () => {
    expect([...variablesIn("box-shadow: var(--pl-field-ring)")]).toEqual(["--pl-field-ring", "--pl-focus"]);
  });

  it("include every variable that a name with a placeholder can mean", () => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a source as it is written
    expect(variablesIn("`var(--pl-tone-${tone}-bg)`")).toContain("--pl-tone-warm-bg");
  });
});

describe("The CSS rules for a text", () => {
  it("declare the variables it uses and no others", () => {
    expect(rulesFor("var(--pl-ink) var(--pl-radius-card)", "light")).toBe(
      `:root{--pl-radius-card:14px;color-scheme:light;--pl-ink:${semantic.light.ink}}`,
    );
  });

  it("declare a color for both schemes on pages that have both, by the system's or the visitor's choice", () => {
    const rules = rulesFor("var(--pl-ink)", "both");
    expect(rules.split(`--pl-ink:${semantic.light.ink}`)).toHaveLength(2);
    expect(rules.split(`--pl-ink:${semantic.dark.ink}`)).toHaveLength(3);
  });
});
