import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ownerOf } from "./queries.ts";
import { type AccountsUnderTest, type SignedUp, signedUpOwner, startAccounts } from "./testing.ts";

let on: AccountsUnderTest;
let owner: SignedUp;
beforeAll(async () => {
  on = await startAccounts();
});
beforeEach(async () => {
  owner = await signedUpOwner(on);
});
afterAll(() => on.close());

const call = (method: string, path: string, body?: unknown) => on.call(method, path, body, owner.token);
const patch = (change: unknown) => call("PATCH", "/investor/user", change);

describe("An owner's profile", () => {
  it("can be changed field by field", async () => {
    expect((await patch({ name: " Dana  R.  Whitfield" })).body.message).toBeUndefined();
    expect((await patch({ phoneNumber: "(415) 555-0123" })).body.phoneNumber).toBe("+14155550123");
    expect((await patch({ preferredCommunicationChannel: "SMS" })).body).toMatchObject({
      name: "Dana R. Whitfield",
      phoneNumber: "+14155550123",
      preferredCommunicationChannel: "SMS",
    });
    expect(await ownerOf(on.app.db, owner.companyId)).toEqual({
      userId: owner.userId,
      role: "OWNER",
      timeZone: null,
      name: "Dana R. Whitfield",
      firstName: "Dana",
      email: owner.email,
      phone: "+14155550123",
      preferredCommunicationChannel: "SMS",
    });
  });

  it("requires a phone to switch to texts", async () => {
    const refused = {
      status: 400,
      body: { validationErrors: { phoneNumber: "Please enter a valid US phone number" } },
    };
    expect(await patch({ preferredCommunicationChannel: "SMS" })).toMatchObject(refused);
    expect((await call("GET", "/user/me")).body.preferredCommunicationChannel).toBe("EMAIL");
    await patch({ preferredCommunicationChannel: "SMS", phoneNumber: "4155550123" });
    expect(await patch({ phoneNumber: "" })).toMatchObject(refused);
    expect((await patch({ phoneNumber: null, preferredCommunicationChannel: "EMAIL" })).body.phoneNumber).toBeNull();
  });

  it("shows an error for each invalid field", async () => {
    expect((await patch({ name: "" })).body.validationErrors).toEqual({ name: "Full name is required" });
    expect((await patch({ name: "A Lee" })).body.message).toBe(
      "Please enter your full name (first and last name with at least 2 characters each). Only letters, spaces, hyphens, apostrophes, and dots are allowed.",
    );
    expect((await patch({ phoneNumber: "123" })).body.message).toBe("Please enter a valid US phone number");
    expect((await patch({ role: "renter" })).status).toBe(400);
  });

  it("includes an address", async () => {
    const address = {
      address: "12 Main Street",
      city: "Oakland",
      state: "CA",
      zip: "94607",
      latitude: 37.8,
      longitude: -122.27,
    };
    expect((await call("PUT", "/investor/address", address)).body).toMatchObject(address);
    expect((await call("GET", "/investor/me")).body).toMatchObject(address);
    expect((await call("PUT", "/investor/address", { ...address, address: " " })).body.validationErrors).toEqual({
      address: "Address is required",
    });
  });

  it("remembers each walkthrough the owner has seen", async () => {
    await call("POST", "/investor-onboarding/complete/property", {});
    await call("POST", "/investor-onboarding/complete/dashboard", {});
    const before = await call("GET", "/investor/me");
    expect(before.body.onboarding).toEqual({
      initialOnboardingCompleted: false,
      propertyOnboardingCompleted: true,
      dashboardOnboardingCompleted: true,
      renterProfileOnboardingCompleted: false,
    });
    const after = await call("POST", "/investor-onboarding/complete/renter-profile");
    expect(after.body.onboarding).toMatchObject({ renterProfileOnboardingCompleted: true });
  });
});

describe("The company form after sign-up", () => {
  const form = {
    phoneNumber: "4155550123",
    companyName: "A1 Homes",
    numberOfEmployees: "51-200",
    numberOfUnitsOverseeing: 12,
    perceivedProductValuePropostion: "Less phone time",
  };
  const send = (body: unknown, id = owner.companyId) => call("POST", `/investor-onboarding/sign-up-info/${id}`, body);

  it("saves the company, with its description under the misspelled or the correct field name", async () => {
    const { body } = await send(form);
    expect(body.company).toMatchObject({
      name: "A1 Homes",
      accountType: "COMPANY",
      size: "51-200",
      numberOfUnitsOverseeing: 12,
      perceivedProductValueProposition: "Less phone time",
    });
    expect(body.investor).toMatchObject({
      user: { phoneNumber: "+14155550123" },
      onboarding: { initialOnboardingCompleted: false },
    });
    const { perceivedProductValuePropostion, ...rest } = form;
    const again = await send({ ...rest, perceivedProductValueProposition: "Fewer no-shows" });
    expect(again.body.company).toMatchObject({ perceivedProductValueProposition: "Fewer no-shows" });
  });

  it("rejects invalid fields, each with a message", async () => {
    const { status, body } = await send({
      phoneNumber: "123",
      companyName: "12345",
      numberOfUnitsOverseeing: 0,
      perceivedProductValuePropostion: "x".repeat(201),
    });
    expect(status).toBe(400);
    expect(body.validationErrors).toEqual({
      phoneNumber: "Please enter a valid US phone number",
      companyName: "Please enter a valid company name (not only numbers)",
      numberOfUnitsOverseeing: "Units overseen must be at least 1",
      perceivedProductValuePropostion: "Maximum 200 characters",
    });
    expect((await send({ ...form, perceivedProductValuePropostion: "x".repeat(200) })).status).toBe(200);
  });

  it("cannot change another owner's company", async () => {
    const stranger = await signedUpOwner(on);
    expect((await send(form, stranger.companyId)).status).toBe(404);
    expect((await on.call("GET", "/company", undefined, stranger.token)).body.name).toBe("Dana Whitfield");
  });
});

describe("The owner's onboarding", () => {
  const company = {
    accountType: "COMPANY",
    companyName: "A1 Homes",
    numberOfEmployees: "1-50",
    numberOfUnitsOverseeing: 3,
    perceivedProductValueProposition: null,
    screeningSensitivity: "STRICT",
    preferredCommunicationChannel: "SMS",
    phoneNumber: "4155550123",
  };
  const individual = {
    ...company,
    accountType: "INDIVIDUAL",
    companyName: null,
    numberOfEmployees: null,
    numberOfUnitsOverseeing: null,
  };
  const send = (body: unknown, id = owner.companyId) => call("POST", `/company/sign-up-info/${id}`, body);

  it("is complete once its answers are saved, and can be sent again", async () => {
    for (let time = 0; time < 2; time++) {
      const { status, body } = await send(company);
      expect(status).toBe(200);
      expect(body.investor).toMatchObject({
        user: { phoneNumber: "+14155550123", preferredCommunicationChannel: "SMS" },
        onboarding: { initialOnboardingCompleted: true },
        preferredScreeningSensitivity: "STRICT",
      });
      expect(body.company).toMatchObject({ name: "A1 Homes", size: "1-50", numberOfUnitsOverseeing: 3 });
    }
  });

  it("keeps an individual's company under their own name", async () => {
    await send(company);
    expect((await send(individual)).body.company).toMatchObject({
      name: "Dana Whitfield",
      accountType: "INDIVIDUAL",
      size: null,
      numberOfUnitsOverseeing: null,
    });
  });

  it("requires name, size and units from a company, and a phone from anyone who prefers texts", async () => {
    const lacking = await send({ ...individual, accountType: "COMPANY", phoneNumber: null });
    expect(lacking.body.validationErrors).toEqual({
      companyName: "Company name is required",
      numberOfEmployees: "Team size is required",
      numberOfUnitsOverseeing: "Units overseen must be at least 1",
      phoneNumber: "Please enter a valid US phone number",
    });
    const byMail = { ...individual, preferredCommunicationChannel: "EMAIL", phoneNumber: "" };
    expect((await send(byMail)).status).toBe(200);
    expect((await send({ ...individual, preferredCommunicationChannel: null })).body.validationErrors).toEqual({
      preferredCommunicationChannel: "Please choose how we should contact you",
    });
  });

  it("cannot change another owner's company", async () => {
    const stranger = await signedUpOwner(on);
    expect((await send(company, stranger.companyId)).status).toBe(404);
    expect((await send(company, "not-an-id")).status).toBe(404);
  });
});
