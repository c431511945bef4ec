import { type AnswerSection, type Answers, answerSections, isAsked } from "@porchlight/domain/applications/answers.ts";
import { moveApplication, moveBundle } from "@porchlight/domain/applications/lifecycle.ts";
import type { Language } from "@porchlight/domain/kernel/languages.ts";
import { refuse } from "@porchlight/domain/refusals.ts";
import type { App } from "../app.ts";
import { recordOfLead } from "../leads/events.ts";
import { moveLead } from "../leads/stage.ts";
import { perApp } from "../per-app.ts";
import { batchedWrites } from "../platform/database/batched-writes.ts";
import { row, type Tx } from "../platform/database/database.ts";
import type { Renter } from "../platform/http/serve.ts";
import { isPastAnywhere, requirePastDates } from "./history-dates.ts";
import { type LockedBundle, lockOwnApplication, standingOf } from "./locked-bundle.ts";
import { earlierApplication, formOf } from "./renter-queries.ts";
import {
  type Applicant,
  type SectionSaving,
  saveAllAnswers,
  saveBundle,
  saveLanguage,
  saveStart,
  sectionSavings,
} from "./store.ts";

/** Saves a section of an application in progress that nobody else holds; tells whether it did. */
const savingsOf = perApp((app) =>
  batchedWrites<SectionSaving, boolean>({
    keyOf: ({ applicationId }) => applicationId,
    async write(batch) {
      const saved = new Set((await app.write(sectionSavings(batch))).map(({ place }) => place));
      return batch.map((_, place) => saved.has(place));
    },
  }),
);

type Saved = { section: AnswerSection; answers: Answers[AnswerSection]; seenAt: string | null };

/**
 * Saves the answers of one section; the first save of a person begins their application. Returns when it was saved.
 * Errors  `not-found`, `invalid-input` for a date in the future, `application.changed-elsewhere`,
 *         `application.read-only`, `application.withdrawn`.
 */
export async function saveAnswers(app: App, actor: Renter, applicationId: string, saved: Saved): Promise<string> {
  const at = app.clock.now();
  const saving = { ...saved, userId: actor.userId, applicationId, at };
  const isSaved = () => savingsOf(app)(saving);
  const isPast = isPastAnywhere(saved.answers, at);
  if (isPast && (await isSaved())) return at.toString();
  const form = (await formOf(app.db, actor.userId, applicationId)) ?? refuse("not-found");
  if (!isAsked(form.type, saved.section)) refuse("not-found");
  requirePastDates(saved.answers, at.toZonedDateTimeISO(form.timeZone).toPlainDate());
  if (isPast || !(await isSaved())) await app.inTransaction((tx) => beginAndSave(tx, app, actor, saving));
  return at.toString();
}

async function beginAndSave(tx: Tx, app: App, actor: Renter, saving: SectionSaving): Promise<void> {
  const locked = await lockOwnApplication(tx, actor.userId, saving.applicationId);
  requireEditable(locked);
  await begin(tx, app, actor, locked);
  if (!(await row(tx, sectionSavings([saving])))) refuse("application.changed-elsewhere");
}

/** Errors  `application.withdrawn`, `application.read-only`. */
export function requireEditable({ bundle, own }: LockedBundle & { own: Applicant }): void {
  if (bundle.withdrawnAt) refuse("application.withdrawn");
  if (own.status === "SUBMITTED") refuse("application.read-only");
}

/** Begins a person's application, and with the first of a household the bundle. */
export async function begin(
  tx: Tx,
  app: App,
  actor: Renter,
  { own, bundle, lead }: LockedBundle & { own: Applicant },
): Promise<void> {
  if (own.status !== "SENT") return;
  const at = app.clock.now();
  own.status = moveApplication(own.status, "start");
  await saveStart(tx, own.id, at);
  if (bundle.status === "SENT") {
    bundle.status = moveBundle(standingOf(bundle), "start");
    await saveBundle(tx, bundle, at);
    await moveLead(tx, app, lead.inquiry, "formStarted");
  }
  const data = { bundleId: bundle.id, applicationId: own.id };
  await recordOfLead(tx, app, lead.inquiry, "application.started", { data, userId: actor.userId });
}

/** Begins with the answers of the person's last submitted application; sections already saved here stay. */
export const copyEarlierAnswers = (app: App, actor: Renter, applicationId: string): Promise<void> =>
  app.inTransaction(async (tx) => {
    const locked = await lockOwnApplication(tx, actor.userId, applicationId);
    const { own } = locked;
    requireEditable(locked);
    const earlier = (await earlierApplication(tx, actor.userId, own.id)) ?? refuse("not-found");
    await begin(tx, app, actor, locked);
    const asked = answerSections.filter((section) => isAsked(own.type, section) && earlier.answers[section]);
    const copied = Object.fromEntries(asked.map((section) => [section, earlier.answers[section]]));
    await saveAllAnswers(tx, own.id, { ...copied, ...own.answers }, app.clock.now());
  });

/** Sets the language of a person's form and mails. */
export const setLanguage = (app: App, actor: Renter, applicationId: string, language: Language): Promise<void> =>
  app.inTransaction(async (tx) => {
    await lockOwnApplication(tx, actor.userId, applicationId);
    await saveLanguage(tx, applicationId, language);
  });
