import { allAnswers } from "@porchlight/domain/applications/answers.ts";
import { monthlyIncomeOf } from "@porchlight/domain/applications/income.ts";
import { partsOfName } from "@porchlight/domain/kernel/names.ts";
import { refuse } from "@porchlight/domain/refusals.ts";
import type { ScreeningIncome, ScreeningPerson } from "../partners/screening/bureau-bodies.ts";
import { addressOfHome } from "./bureau-records.ts";
import type { Situation } from "./queries.ts";
import type { Stated } from "./store.ts";

/**
 * Returns a person as the bureau is told of them, by what they wrote into their form. Until they say where they live,
 * the bureau has the home they apply for, and nothing is checked or ordered by it.
 * Errors  `application.incomplete` without a name, email or phone
 */
export function personAtBureau(
  situation: Situation,
  stated: Stated | null,
): { person: ScreeningPerson; income: ScreeningIncome } {
  const { contact, income } = allAnswers(situation.answers);
  const name = contact.fullName ?? situation.name;
  const phone = contact.phoneNumber ?? situation.phone;
  const { first, middle, last } = partsOfName(name);
  if (!last) return incomplete("contact.fullName", "Full name is required");
  if (!phone) return incomplete("contact.phoneNumber", "Phone number is required");
  if (!situation.email) return incomplete("contact.email", "Email is required");
  const isWorking = income.employments.some(({ type }) => type === "CURRENT");
  return {
    person: {
      ...{ email: situation.email, firstName: first, middleName: middle, lastName: last, phone },
      address: stated?.address ?? addressOfHome(situation.home),
    },
    income: {
      monthlyIncome: monthlyIncomeOf(income) ?? 0,
      employment: stated?.employment ?? (isWorking ? "Employed" : "NotEmployed"),
    },
  };
}

const incomplete = (field: string, message: string): never =>
  refuse("application.incomplete", { lacking: field.split(".")[0]! }, { [field]: message });
