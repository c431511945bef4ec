import { describe, expect, it } from "vitest";
import { z } from "zod";
import { ownerOnboarding, signInWithCredentials } from "./accounts.ts";
import { oneOf } from "./endpoint.ts";

const channel = oneOf(["EMAIL", "SMS"], "Please choose");
const said = (given: unknown) => channel.safeParse(given).error?.issues.map(({ message }) => message);

describe("A value from a fixed list", () => {
  it("is read in upper or lower case and returned as the list spells it", () => {
    expect(["SMS", "sms", " Sms "].map((given) => channel.parse(given))).toEqual(["SMS", "SMS", "SMS"]);
    expect(signInWithCredentials.body.parse({ username: "a@b.test", password: "x", requiredRole: "INVESTOR" })).toEqual(
      expect.objectContaining({ requiredRole: "investor" }),
    );
  });
  it.each(["letter", "", 1, null, undefined])("is rejected when it is not in the list: %s", (given) =>
    expect(said(given)).toEqual(["Please choose"]),
  );
  it("may be missing where it is optional", () => expect(channel.nullish().parse(undefined)).toBeUndefined());
  it("has a message of its own when a required one is missing", () =>
    expect(ownerOnboarding.safeParse({}).error?.issues.map(({ message }) => message)).toEqual(
      expect.arrayContaining(["Please choose an account type", "Please choose how we should contact you"]),
    ));
  it("appears in the JSON schema as an enum", () =>
    expect(z.toJSONSchema(channel, { io: "input" })).toMatchObject({ type: "string", enum: ["EMAIL", "SMS"] }));
});
