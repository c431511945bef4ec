import type { OwnUserView } from "@porchlight/contract/accounts.ts";
import { patchInvestorUser } from "@porchlight/contract/profile.ts";
import { phoneMessage } from "@porchlight/domain/kernel/phones.ts";
import { z } from "zod";
import { changesIn, type Details } from "./details-form.ts";

/** The checks of the form: those of the contract on what was changed, and a phone where texts go to it. */
export const detailsChecks = (user: OwnUserView): z.ZodType<unknown, Details> =>
  z.custom<Details>().check(({ value, issues }) => {
    const { error } = patchInvestorUser.body.safeParse(changesIn(user, value));
    for (const { path, message } of error?.issues ?? []) issues.push({ code: "custom", path, message, input: value });
    const isTexted = value.preferredCommunicationChannel === "SMS";
    if (isTexted && value.phoneNumber === "")
      issues.push({ code: "custom", path: ["phoneNumber"], message: phoneMessage, input: value });
  });
