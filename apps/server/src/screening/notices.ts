import type { NoticeView } from "@porchlight/contract/notices.ts";
import type { Language } from "@porchlight/domain/kernel/languages.ts";
import { firstNameOf, unnamedRenter } from "@porchlight/domain/kernel/names.ts";
import { publicDisplayName } from "@porchlight/domain/properties/naming.ts";
import { refuse } from "@porchlight/domain/refusals.ts";
import type { App } from "../app.ts";
import { queueMail } from "../deliveries/queue.ts";
import type { Tx } from "../platform/database/database.ts";
import type { Investor } from "../platform/http/serve.ts";
import { renderMail } from "../platform/mail/layout.ts";
import { screeningMails } from "./mail-words.ts";
import { insertNotice, isBundleOf, type Notice, noticeOf, noticesOf, saveHandled } from "./notice-store.ts";
import { type NoticeWords, noticeCatalogs, noticeVersion } from "./notice-words.ts";
import { type Situation, situationOf } from "./queries.ts";
import { loadScreening, type PersonScreening } from "./store.ts";

/**
 * Sends each person of a declined household on whom a report existed, co-signers too, a notice of their rights, and
 * keeps its words.
 */
export async function sendNotices(tx: Tx, app: App, applicationIds: readonly string[]): Promise<void> {
  for (const applicationId of applicationIds) {
    const screening = await loadScreening(tx, applicationId);
    if (screening?.summary) await sendNotice(tx, app, (await situationOf(tx, applicationId))!, screening);
  }
}

async function sendNotice(tx: Tx, app: App, situation: Situation, screening: PersonScreening): Promise<void> {
  const { applicationId, bundleId, companyId, renterId, home } = situation;
  const words = wordsFor(app, situation, screening);
  await insertNotice(
    tx,
    {
      ...{ applicationId, bundleId, companyId, renterId, propertyId: home.id, version: noticeVersion },
      ...{ subject: words.subject, body: words.lines.join("\n\n"), reportId: screening.requestRenterId! },
      deliveryId: await mailNotice(tx, app, situation, words),
    },
    app.clock.now(),
  );
}

function wordsFor(app: App, { name, home, ownerName, language }: Situation, screening: PersonScreening): NoticeWords {
  const inWords = (at: Temporal.Instant) => dayInWords(at.toZonedDateTimeISO(home.timeZone).toPlainDate(), language);
  return noticeCatalogs[language]({
    first: firstNameOf(name),
    home: publicDisplayName(home),
    owner: firstNameOf(ownerName),
    day: inWords(app.clock.now()),
    score: screening.summary?.credit?.score ?? null,
    reportDay: inWords(screening.deliveredAt ?? app.clock.now()),
  });
}

const dayInWords = (day: Temporal.PlainDate, language: Language): string =>
  day.toLocaleString(language === "es" ? "es-US" : "en-US", { dateStyle: "long" });

/** Returns the delivery of the mail; null for a person without an email. */
async function mailNotice(
  tx: Tx,
  app: App,
  { email, name, language, companyId, applicationId, home }: Situation,
  { subject, lines }: NoticeWords,
): Promise<string | null> {
  if (!email) return null;
  const names = { first: firstNameOf(name), home: publicDisplayName(home) };
  return queueMail(tx, app, {
    ...{ to: email, toName: name, subject, companyId, onceKey: `adverse-notice:${applicationId}` },
    ...renderMail({
      title: subject,
      preview: lines[0]!,
      blocks: lines.map((words) => ({ kind: "paragraph" as const, words })),
      footer: [screeningMails[language].footer(names)],
      language,
    }),
  });
}

const viewOf = ({ sentAt, handledAt, renterName, ...notice }: Notice): NoticeView => ({
  ...notice,
  renterName: renterName || unnamedRenter,
  sentAt: sentAt.toString(),
  handledAt: handledAt?.toString() ?? null,
});

/** Returns the notices to the people of a company's bundle, as they were sent. Errors  `not-found` */
export async function listNotices(app: App, owner: Investor, bundleId: string): Promise<NoticeView[]> {
  if (!(await isBundleOf(app.db, owner.companyId, bundleId))) refuse("not-found");
  return (await noticesOf(app.db, owner.companyId, bundleId)).map(viewOf);
}

/** Notes that an owner gave an undelivered notice in another way, on paper or in person. Errors  `not-found` */
export async function handleNotice(app: App, owner: Investor, id: string): Promise<NoticeView[]> {
  const { bundleId } = await app.inTransaction(async (tx) => {
    const notice = (await noticeOf(tx, owner.companyId, id)) ?? refuse("not-found");
    await saveHandled(tx, id, owner.userId, app.clock.now());
    return notice;
  });
  return listNotices(app, owner, bundleId);
}
