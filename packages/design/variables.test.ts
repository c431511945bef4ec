import { describe, expect, it } from "vitest";
import { semantic } from "./colors.ts";
import { rulesFor, variablesIn } from "./variables.ts";

describe("The variables of a text", () => {
  it("are those it names, and none whose name merely begins the same", () => {
    expect([...variablesIn("a{color:var(--pl-ink2);margin:var(--field-height)}")]).toEqual(["--pl-ink2"]);
  });

  it("come with those that their values name", () => {
    expect([...variablesIn("box-shadow: var(--pl-field-ring)")]).toEqual(["--pl-field-ring", "--pl-focus"]);
  });

  it("are all that begin with a name that is put together", () => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a source as it is written
    expect(variablesIn("`var(--pl-tone-${tone}-bg)`")).toContain("--pl-tone-warm-bg");
  });
});

describe("The rules for a text", () => {
  it("declare its variables and no others", () => {
    expect(rulesFor("var(--pl-ink) var(--pl-radius-card)", "light")).toBe(
      `:root{--pl-radius-card:14px;color-scheme:light;--pl-ink:${semantic.light.ink}}`,
    );
  });

  it("declare a color in both schemes where a page has both, by the system or as chosen", () => {
    const rules = rulesFor("var(--pl-ink)", "both");
    expect(rules.split(`--pl-ink:${semantic.light.ink}`)).toHaveLength(2);
    expect(rules.split(`--pl-ink:${semantic.dark.ink}`)).toHaveLength(3);
  });
});
