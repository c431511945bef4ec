import type { HighlightView } from "@porchlight/contract/renters.ts";
import type { FitView } from "@porchlight/contract/showings.ts";
import { firstNameOf } from "@porchlight/domain/kernel/names.ts";
import type { FitRule, HighlightRule } from "@porchlight/domain/qualification/highlights.ts";
import type { RenterFacts } from "@porchlight/domain/qualification/renter-facts.ts";
import { type JudgedHome, verdictOn } from "@porchlight/domain/qualification/verdict.ts";
import { screeningSensitivityLabels } from "@porchlight/domain/words/labels.ts";
import { fitOf, statedOf } from "../leads/fit.ts";

type Badge = HighlightView["badge"];

/** Returns a renter's highlights, in the same order for every renter; a missing fact has no badge. */
export function highlightsOf(
  facts: RenterFacts,
  name: string | null,
  home: JudgedHome | null,
  now: Temporal.Instant,
): HighlightView[] {
  const judged = home ? fitOf(facts, home, now) : [];
  const verdict = home ? verdictOn(facts, home, now) : null;
  const stated = statedOf(facts);
  const who = name ? firstNameOf(name) : "The renter";
  const of = (rule: FitRule, badge?: Badge): HighlightView => {
    const fit = judged.find((one) => one.rule === rule);
    const told = stated[rule];
    const asked = fit?.asked ?? null;
    return { rule, stated: told, asked, badge: judgement(fit, told, badge), why: why(who, told, asked, home) };
  };
  const only = (rule: Exclude<HighlightRule, FitRule>, said: string | null, badge: Badge = null) => ({
    rule,
    stated: said,
    asked: null,
    badge,
    why: badge ? voucherNote : null,
  });
  const voucher = facts.hasHousingVoucher;
  return [
    of("credit"),
    only("lease-term", facts.leaseTermMonths === null ? null : months(facts.leaseTermMonths)),
    of("income"),
    of("move-in", verdict?.moveIn ?? null),
    only("occupation", facts.occupation),
    of("pets"),
    only(
      "voucher",
      voucher === null ? null : voucher ? "Yes" : "No",
      voucher === null ? null : (verdict?.voucher ?? null),
    ),
  ];
}

/** The badge of a fact; what was told and cannot be judged says so, as a credit called "good" or having no score. */
function judgement(fit: FitView | undefined, told: string | null, badge: Badge = null): Badge {
  if (fit && fit.assessment !== "UNKNOWN") return badge ?? fit.assessment;
  return fit?.asked && told !== null ? "UNKNOWN" : null;
}

export const months = (count: number): string => `${count} ${count === 1 ? "month" : "months"}`;

const voucherNote = "A voucher never counts against anyone.";

function why(who: string, stated: string | null, asked: string | null | undefined, home: JudgedHome | null) {
  if (!home || stated === null) return null;
  const screening = screeningSensitivityLabels[home.renterRequirements?.screeningSensitivity ?? "MODERATE"];
  const wanted = asked ? `${asked}.` : "No requirement.";
  return `${who} said: ${stated}. ${wanted} Screening is ${screening}.`;
}
