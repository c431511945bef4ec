import { adverseActionLaw } from "@porchlight/domain/applications/law/federal-rows.ts";
import type { Language } from "@porchlight/domain/kernel/languages.ts";
import { firstNameOf } from "@porchlight/domain/kernel/names.ts";
import { dashedPhone } from "@porchlight/domain/kernel/readable-phones.ts";
import { publicDisplayName } from "@porchlight/domain/properties/naming.ts";
import type { NoticeKind } from "@porchlight/domain/screening/notices.ts";
import type { ReportAgency } from "@porchlight/domain/screening/report-agency.ts";
import type { App } from "../app.ts";
import { queueMail } from "../deliveries/queue.ts";
import { screeningAgency } from "../partners/screening/agency.ts";
import type { Tx } from "../platform/database/database.ts";
import { plainMail } from "../platform/mail/plain-mail.ts";
import { screeningMails } from "./mail-words.ts";
import { insertNotice } from "./notice-store.ts";
import { type NoticeNames, type NoticeWords, noticeCatalogs, noticeVersion } from "./notice-words.ts";
import { type Situation, situationOf } from "./queries.ts";
import { loadScreening, type PersonScreening } from "./store.ts";
import { withdrawalCatalogs } from "./withdrawal-words.ts";

/**
 * Sends each person of a declined household on whom a report existed, one that they brought or a co-signer's too, a notice of
 * their rights, and keeps its words.
 */
export async function sendNotices(tx: Tx, app: App, applicationIds: readonly string[]): Promise<void> {
  for (const applicationId of applicationIds) {
    const screening = await loadScreening(tx, applicationId);
    const agency = screening && agencyOf(screening);
    if (!agency) continue;
    const situation = (await situationOf(tx, applicationId))!;
    const words = noticeCatalogs[situation.language]({
      ...namesOf(app, situation),
      agency,
      score: screening.summary?.credit?.score ?? null,
      reportDay: dayInWords(screening.deliveredAt ?? app.clock.now(), situation),
      law: adverseActionLaw,
    });
    await sendNotice(tx, app, situation, { kind: "ADVERSE_ACTION", words, reportId: screening.requestRenterId });
  }
}

/** Returns the agency of the report on a person; null where there is none. */
function agencyOf({ status, summary, reportAgency }: PersonScreening): ReportAgency | null {
  if (summary) return screeningAgency;
  return status === "OWN_REPORT" && reportAgency
    ? { ...reportAgency, phone: reportAgency.phone && dashedPhone(reportAgency.phone) }
    : null;
}

/** Why a conditional offer is taken back, as far as it is about one person. */
export type WithdrawalReason = { applicationId: string; reason: string };

/**
 * Sends everyone in a household whose conditional offer is taken back a notice with the reason that is about them, and
 * nobody else's. `appealDays` is how long they have to ask about it, where the law says so.
 */
export async function sendWithdrawalNotices(
  tx: Tx,
  app: App,
  applicationIds: readonly string[],
  { reasons, appealDays }: { reasons: readonly WithdrawalReason[]; appealDays: number | null },
): Promise<void> {
  for (const applicationId of applicationIds) {
    const situation = (await situationOf(tx, applicationId))!;
    const own = reasons.filter((one) => one.applicationId === applicationId).map(({ reason }) => reason);
    const words = withdrawalCatalogs[situation.language]({ ...namesOf(app, situation), reasons: own, appealDays });
    await sendNotice(tx, app, situation, { kind: "OFFER_WITHDRAWN", words, reportId: null });
  }
}

type Given = { kind: NoticeKind; words: NoticeWords; reportId: number | null };

async function sendNotice(tx: Tx, app: App, situation: Situation, { kind, words, reportId }: Given): Promise<void> {
  const { applicationId, bundleId, companyId, renterId, home } = situation;
  await insertNotice(
    tx,
    {
      ...{ kind, applicationId, bundleId, companyId, renterId, propertyId: home.id, version: noticeVersion },
      ...{ subject: words.subject, body: words.lines.join("\n\n"), reportId },
      deliveryId: await mailNotice(tx, app, situation, words),
    },
    app.clock.now(),
  );
}

const namesOf = (app: App, situation: Situation): NoticeNames => ({
  first: firstNameOf(situation.name),
  home: publicDisplayName(situation.home, situation.language),
  owner: firstNameOf(situation.ownerName),
  day: dayInWords(app.clock.now(), situation),
});

const locales: Record<Language, string> = { en: "en-US", es: "es-US" };

const dayInWords = (at: Temporal.Instant, { home, language }: Situation): string =>
  at.toZonedDateTimeISO(home.timeZone).toPlainDate().toLocaleString(locales[language], { dateStyle: "long" });

/** Returns the delivery of the mail; null for a person without an email. */
async function mailNotice(
  tx: Tx,
  app: App,
  { email, name, language, companyId, home }: Situation,
  words: NoticeWords,
): Promise<string | null> {
  if (!email) return null;
  const footer = screeningMails[language].footer({ first: firstNameOf(name), home: publicDisplayName(home, language) });
  return queueMail(tx, app, {
    ...{ to: email, toName: name, companyId },
    ...plainMail(words, { footer, language }),
  });
}
