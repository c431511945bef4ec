import { describe, expect, it } from "vitest";
import { z } from "zod";
import { ownerOnboarding, signInWithCredentials } from "./accounts.ts";
import { oneOf } from "./endpoint.ts";

const channel = oneOf(["EMAIL", "SMS"], "Please choose");
const said = (given: unknown) => channel.safeParse(given).error?.issues.map(({ message }) => message);

describe("One of a few words", () => {
  it("is read in any case of letters and kept as it is written", () => {
    expect(["SMS", "sms", " Sms "].map((given) => channel.parse(given))).toEqual(["SMS", "SMS", "SMS"]);
    expect(signInWithCredentials.body.parse({ username: "a@b.test", password: "x", requiredRole: "INVESTOR" })).toEqual(
      expect.objectContaining({ requiredRole: "investor" }),
    );
  });
  it.each(["letter", "", 1, null, undefined])("is no other: %s", (given) =>
    expect(said(given)).toEqual(["Please choose"]),
  );
  it("may be left out where that is allowed", () => expect(channel.nullish().parse(undefined)).toBeUndefined());
  it("is missed with its own words in an object", () =>
    expect(ownerOnboarding.safeParse({}).error?.issues.map(({ message }) => message)).toEqual(
      expect.arrayContaining(["Please choose an account type", "Please choose how we should contact you"]),
    ));
  it("is described with its words", () =>
    expect(z.toJSONSchema(channel, { io: "input" })).toMatchObject({ type: "string", enum: ["EMAIL", "SMS"] }));
});
