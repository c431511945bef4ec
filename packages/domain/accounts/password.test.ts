import { describe, expect, it } from "vitest";
import { isStrongPassword, passwordChecks, passwordStrength } from "./password.ts";

const unmet = (password: string) => passwordChecks.filter((check) => !check.isMet(password)).map(({ name }) => name);

describe("A password", () => {
  it.each([
    ["aB1!xyz", "length"],
    ["ab1!xyzw", "uppercase"],
    ["AB1!XYZW", "lowercase"],
    ["aBc!xyzw", "number"],
    ["aB1cxyzw", "symbol"],
    ["aB1 cxyz", "symbol"],
  ])("%j fails only the %s check", (password, lacking) => {
    expect(unmet(password)).toEqual([lacking]);
    expect(isStrongPassword(password)).toBe(false);
  });
  it("is strong when it passes all five checks, in any script", () => {
    expect(isStrongPassword("aB1!aaaa")).toBe(true);
    expect(isStrongPassword("Пароль1€")).toBe(true);
  });
  it("gets stronger with every check it passes", () =>
    expect(["", "a", "aB", "aB1", "aB1!", "aB1!aaaa"].map(passwordStrength)).toEqual([0, 1, 2, 3, 4, 5]));
});
