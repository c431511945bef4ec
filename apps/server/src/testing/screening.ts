import type { RunningSandbox } from "@porchlight/sandbox/src/sandbox.ts";

/** The keys of the sandbox's payment provider. */
export const paymentsAt = (sandbox: Pick<RunningSandbox, "url">): Record<string, string> => ({
  PAYMENTS_BASE_URL: sandbox.url,
  PAYMENTS_SECRET_KEY: "sk_test_sandbox",
  PAYMENTS_WEBHOOK_SECRET: "whsec_sandbox",
});

/** The further environment of a product that screens people, with the sandbox as its bureau and payment provider. */
export const screeningEnvironment = (sandbox: Pick<RunningSandbox, "url">): Record<string, string> => ({
  ...paymentsAt(sandbox),
  SCREENING_BASE_URL: `${sandbox.url}/screening/v3`,
  SCREENING_CLIENT_ID: "sandbox-bureau-client",
  SCREENING_API_KEYS: "sandbox-bureau-key-1,sandbox-bureau-key-2",
});

const address = { street: "12 Main St", unit: "Apt 4", city: "Portland", state: "OR", zip: "97214" };

export const sampleLandlord = {
  ...{ email: "dana@example.test", firstName: "Dana", lastName: "Whitfield", phone: "+15035550101" },
  ...{ businessName: null, address },
};

export const sampleProperty = {
  ...{ name: "Alder Street Bungalow", rent: 2450, deposit: 2450, rentToIncomePercent: 40, address },
};

/** A person whose last name decides what the sandbox's bureau says of them. */
export const samplePerson = (lastName: string) => ({
  ...{ email: `${lastName.toLowerCase()}@example.test`, firstName: "Ada", middleName: null, lastName },
  ...{ phone: "+15035550142", address },
});

/** A number that was never issued, and a birth date. */
export const sampleProof = { ssn: "666120987", birthDate: "1984-05-17" };
