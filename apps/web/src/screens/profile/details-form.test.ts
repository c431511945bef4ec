import type { OwnUserView } from "@porchlight/contract/accounts.ts";
import { describe, expect, it } from "vitest";
import { detailsChecks } from "./details-checks.ts";
import { changesIn, type Details, detailsOf } from "./details-form.ts";

const user: OwnUserView = {
  id: "0198c0de-0000-7000-8000-000000000001",
  role: "investor",
  name: "Dana Whitfield",
  email: "dana@example.com",
  phoneNumber: "+14155550123",
  preferredCommunicationChannel: "EMAIL",
  calendars: [],
  hasPassword: true,
  pendingEmail: null,
};
const typed = (change: Partial<Details>): Details => ({ ...detailsOf(user), ...change });
const problems = (change: Partial<Details>) =>
  detailsChecks(user)
    .safeParse(typed(change))
    .error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);

describe("What an owner changes in their profile", () => {
  it("is nothing while all reads as before", () => {
    expect(changesIn(user, typed({}))).toEqual({});
    expect(changesIn(user, typed({ name: "Dana Whitfield ", email: " Dana@Example.com" }))).toEqual({});
  });
  it("is sent alone", () => {
    expect(changesIn(user, typed({ name: "Dana Lee" }))).toEqual({ name: "Dana Lee" });
    expect(changesIn(user, typed({ phoneNumber: "" }))).toEqual({ phoneNumber: "" });
    expect(changesIn(user, typed({ preferredCommunicationChannel: "SMS" }))).toEqual({
      preferredCommunicationChannel: "SMS",
    });
  });
  it("is sent with a proof where it is the email", () => {
    const email = "dana@new.example";
    expect(changesIn(user, typed({ email, currentPassword: "Secret-1" }))).toEqual({
      email,
      currentPassword: "Secret-1",
    });
    expect(changesIn(user, typed({ email, proof: "CODE", currentEmailCode: "123456" }))).toEqual({
      email,
      currentEmailCode: 123456,
    });
  });
});

describe("The profile's fields", () => {
  const name =
    "name: Please enter your full name (first and last name with at least 2 characters each). Only letters, spaces, hyphens, apostrophes, and dots are allowed.";
  it.each<[Partial<Details>, string]>([
    [{ name: "" }, "name: Full name is required"],
    [{ name: "Ann" }, name],
    [{ name: "A Lee" }, name],
    [{ name: "Ann L33" }, name],
    [{ email: "" }, "email: Email is required"],
    [{ email: "abc", currentPassword: "Secret-1" }, "email: Please enter a valid email address"],
    [{ email: "dana@new.example" }, "currentPassword: Password is required"],
    [{ email: "dana@new.example", proof: "CODE" }, "currentEmailCode: Code is required"],
    [{ email: "dana@new.example", proof: "CODE", currentEmailCode: "12" }, "currentEmailCode: Invalid Code"],
    [{ phoneNumber: "123" }, "phoneNumber: Please enter a valid US phone number"],
    [{ preferredCommunicationChannel: "SMS", phoneNumber: "" }, "phoneNumber: Please enter a valid US phone number"],
  ])("with %o are refused: %s", (change, problem) => expect(problems(change)?.[0]).toBe(problem));
  it("may leave the phone empty while the channel is email", () =>
    expect(problems({ phoneNumber: "" })).toBeUndefined());
});
