import { describe, expect, it } from "vitest";
import type { MailedLead, PortalMail } from "./portal.ts";
import { portalOf } from "./portals.ts";

const mail = (change: Partial<PortalMail>): PortalMail => ({
  from: "lead@apartments.com",
  fromName: null,
  replyTo: null,
  subject: null,
  text: change.wholeText ?? "",
  wholeText: "",
  ...change,
});
const read = (change: Partial<PortalMail>): MailedLead | null => {
  const given = mail(change);
  return portalOf(given.from)!.read(given);
};

describe("A lead mail of Zillow", () => {
  const zillow = {
    from: "3f9a77c21b@convo.zillow.com",
    fromName: "Dana Okafor",
    subject: "Dana is requesting information about 418 Alder Ct, Columbus, OH, 43215",
    wholeText: [
      "Dana Okafor says:",
      "Could I see it on Saturday?",
      "",
      "We are two.",
      "",
      "About Dana",
      "Move in: Dec 15, 2026",
      "Credit score: 660 to 719",
      "Income: $84000",
      "Pets: No",
      "Lease Length: 12 months",
      "Number of Bedrooms: 2",
      "Number of Occupants: 2",
    ].join("\n"),
  };

  it("contains the renter, their question, the reply address and the home", () =>
    expect(read(zillow)).toEqual({
      source: "ZILLOW",
      kind: "question",
      name: "Dana Okafor",
      email: "3f9a77c21b@convo.zillow.com",
      phone: null,
      message: "Could I see it on Saturday?\n\nWe are two.",
      movesIn: "2026-12-15",
      selfReported: ["Credit score: 660 to 719", "Pets: No", "Lease: 12 months", "Bedrooms wanted: 2"],
      about: "418 Alder Ct, Columbus, OH, 43215",
    }));

  it("may be a request to apply", () =>
    expect(read({ ...zillow, subject: "Dana is requesting an application for 418 Alder Ct, Columbus" })).toMatchObject({
      kind: "application",
      about: "418 Alder Ct, Columbus",
    }));

  it("is just the renter's message when nothing surrounds it", () =>
    expect(read({ ...zillow, subject: "Re: 418 Alder Ct", wholeText: "Thanks!", text: "Thanks!" })).toMatchObject({
      message: "Thanks!",
    }));
});

describe("A lead mail with labeled lines", () => {
  it("is parsed in the format of Apartments.com", () =>
    expect(
      read({
        subject: "New Lead for Juniper Row",
        replyTo: "kim.lee@example.com",
        wholeText:
          "You've received a new lead!\n\nName: Kim Lee\nEmail: kim.lee@example.com\nPhone: (614) 555-0188\nBeds/Baths: 2/1\nMove Date: 12/15/2026\nComments: Is it still available?\nNote: I work nights.\n\nProperty Information\n418 Alder Ct\nColumbus, OH 43215",
      }),
    ).toMatchObject({
      source: "APARTMENTS_COM",
      name: "Kim Lee",
      email: "kim.lee@example.com",
      phone: "(614) 555-0188",
      movesIn: "2026-12-15",
      message: expect.stringMatching(/^Is it still available\?\nNote: I work nights\./),
      selfReported: ["Beds and baths wanted: 2/1"],
    }));

  it("is parsed in the format of Realtor.com, with an address of two lines", () =>
    expect(
      read({
        from: "leads@email.realtor.com",
        subject: "New realtor.com lead - Ann Lee",
        wholeText:
          "*First Name:* Ann\n*Last Name:* Lee\n*Email Address:* ann@example.com\n*Phone Number:* 614-555-0123 x9\n*Comment:* Please call me.\n\n*Property Address:*\n418 Alder Ct\nColumbus, OH 43215\nMLSID # 77",
      }),
    ).toMatchObject({
      source: "REALTOR_COM",
      name: "Ann Lee",
      email: "ann@example.com",
      phone: "614-555-0123 x9",
      message: "Please call me.",
      about: expect.stringContaining("418 Alder Ct\nColumbus, OH 43215"),
    }));

  it("may contain everything in its subject", () =>
    expect(
      read({ from: "no-reply@realtorpro.io", subject: "New inquiry: Ann Lee 614-555-0123 ann@example.com." }),
    ).toMatchObject({ name: "Ann Lee", email: "ann@example.com", phone: "614-555-0123" }));

  it("has no name when its subject names only the portal", () =>
    expect(
      read({
        from: "noreply@homes.com",
        subject: "New Lead from Homes.com",
        wholeText: "Phone: 614-555-0181\nMessage: I would like a tour",
      }),
    ).toMatchObject({ name: null, phone: "614-555-0181", message: "I would like a tour" }));

  it("is answered at its Reply-To address when it contains none", () =>
    expect(read({ replyTo: "kim@example.com", wholeText: "Somebody asked about your home." })).toMatchObject({
      email: "kim@example.com",
      message: null,
    }));

  it("takes no digits of an email address as a phone number", () =>
    expect(read({ wholeText: "Email: 6145550188.6145550189@example.com" })).toMatchObject({ phone: null }));

  it("is not a lead when it has no contact to answer", () =>
    expect(read({ wholeText: "View your messages on our site." })).toBeNull());
});

describe("A lead mail of Craigslist", () => {
  it("is the text above the post it quotes", () =>
    expect(
      read({
        from: `${"a1".repeat(16)}@reply.craigslist.org`,
        fromName: "Lou",
        subject: "Alder Ct bungalow",
        wholeText:
          "Hi, is it free in May? 614-555-0100\n\n------\nOriginal craigslist post:\nhttps://columbus.craigslist.org/apa/1.html",
      }),
    ).toMatchObject({ source: "CRAIGSLIST", message: "Hi, is it free in May? 614-555-0100", phone: "614-555-0100" }));
});

describe("A lead mail of Avail's relay", () => {
  it("is the renter's message without the lines about them, and is answered through the relay", () =>
    expect(
      read({
        from: "x7@reply.avail.co",
        subject: "You have received a new message on Avail",
        wholeText: "Name: Ava Vale\nEmail: ava@example.com\nPhone: 614-555-0180\n\nAre dogs allowed?",
      }),
    ).toMatchObject({
      source: "OTHER",
      name: "Ava Vale",
      email: "x7@reply.avail.co",
      phone: "614-555-0180",
      message: "Are dogs allowed?",
      selfReported: ["Email: ava@example.com"],
    }));
});

describe("A sender that only resembles a portal", () => {
  it.each([
    "x@convo.zillow.com.example.com",
    "x@convo-zillow.com",
    "lead@apartments.com.co",
    "robot@craigslist.org.test",
  ])("is not recognized: %s", (from) => expect(portalOf(from)).toBeNull());
});
