import { type FormErrors, schemaResolver } from "@mantine/form";
import { ownerOnboarding } from "@porchlight/contract/accounts.ts";

const check = schemaResolver(ownerOnboarding, { sync: true });

const others = {
  accountType: "INDIVIDUAL",
  screeningSensitivity: "MODERATE",
  preferredCommunicationChannel: "EMAIL",
  phoneNumber: "",
} as const;

/** Returns the schema's errors for the fields of one step. */
export const stepErrors =
  (constants: Partial<Record<keyof typeof others, string>> = {}) =>
  (values: Record<string, unknown>): FormErrors =>
    Object.fromEntries(
      Object.entries(check({ ...others, ...constants, ...values })).filter(([field]) => field in values),
    );
