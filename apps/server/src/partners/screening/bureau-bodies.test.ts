import { describe, expect, it } from "vitest";
import { samplePerson, sampleProof } from "../../testing/screening.ts";
import { bureauAddress } from "./bureau-address.ts";
import { identifiedBody, landlordBody, personBody } from "./bureau-bodies.ts";

const address = { street: "12 Main St", unit: null, city: "Portland", state: "or", zip: "97214-1234" };

describe("An address for the bureau", () => {
  it("has the state's code in capitals and five digits of the ZIP code", () => {
    expect(bureauAddress(address)).toEqual({
      ...{ addressLine1: "12 Main St", locality: "Portland", region: "OR", postalCode: "97214", country: "US" },
    });
  });

  it.each([
    ["Calle Peña Nº 7 “B”", "Calle Pena No 7 B"],
    ["88 O’Brien Straße", "88 O'Brien Strasse"],
    ["1 1/2 Elm St; rear", "1 1/2 Elm St rear"],
    ["5 Łódź @ Main", "5 Lodz Main"],
  ])("writes %s as %s", (street, line) => {
    expect(bureauAddress({ ...address, street }).addressLine1).toBe(line);
  });

  it("continues a long street in the second line, before the unit", () => {
    const street = "1200 Saint Bartholomew of the Valley Memorial Boulevard Northwest";
    expect(bureauAddress({ ...address, street, unit: "Apt 4" })).toMatchObject({
      addressLine1: "1200 Saint Bartholomew of the Valley Memorial",
      addressLine2: "Boulevard Northwest, Apt 4",
    });
  });

  it("never has a line longer than the bureau accepts", () => {
    const long = "x".repeat(400);
    const { addressLine1, addressLine2, locality } = bureauAddress({
      ...address,
      street: long,
      unit: long,
      city: long,
    });
    expect([addressLine1.length, addressLine2!.length, locality.length]).toEqual([50, 100, 27]);
  });
});

describe("A person for the bureau", () => {
  const named = (firstName: string, middleName: string | null, lastName: string) =>
    personBody({ ...samplePerson("Clean"), firstName, middleName, lastName });

  it("has transliterated names, cut to what the bureau accepts", () => {
    expect(named("José María", "Ñ", "Nuñez-García de la Concepción")).toMatchObject({
      ...{ firstName: "Jose Maria", middleName: "N", lastName: "Nunez-Garcia de la Concep" },
    });
    expect(named("Bartholomew-Alexander", null, "Lee").firstName).toBe("Bartholomew-Ale");
  });

  it("has a first name of one letter joined by the middle name", () => {
    const body = named("J", "Robert", "Lee");
    expect(body).toMatchObject({ firstName: "J Robert", lastName: "Lee" });
    expect(body).not.toHaveProperty("middleName");
  });

  it("has a phone of ten digits, and number and birth date only where they prove who it is", () => {
    const person = personBody(samplePerson("Clean"));
    expect(person.phoneNumber).toBe("5035550142");
    expect(JSON.stringify(person)).not.toMatch(/nationalId|dateOfBirth/);
    expect(identifiedBody(samplePerson("Clean"), sampleProof)).toMatchObject({
      ...{ nationalId: "666120987", dateOfBirth: "1984-05-17" },
    });
  });
});

describe("A landlord for the bureau", () => {
  it("has a business only where its name is long enough", () => {
    const landlord = {
      email: "dana@example.test",
      firstName: "Dana",
      lastName: "Whitfield",
      phone: "+15035550101",
      address,
    };
    expect(landlordBody({ ...landlord, businessName: "X" })).not.toHaveProperty("businessName");
    expect(landlordBody({ ...landlord, businessName: "Élan Homes" }).businessName).toBe("Elan Homes");
  });
});
