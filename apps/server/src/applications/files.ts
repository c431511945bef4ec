import { type FormSection, isAsked } from "@porchlight/domain/applications/answers.ts";
import type { DocumentKind } from "@porchlight/domain/applications/documents.ts";
import { refuse } from "@porchlight/domain/refusals.ts";
import type { App } from "../app.ts";
import type { Reader, Tx } from "../platform/database/database.ts";
import type { Renter } from "../platform/http/serve.ts";
import { requireOwnReportTaken } from "../screening/brought-report.ts";
import { begin, requireEditable } from "./answers.ts";
import { type LockedBundle, lockOwnApplication } from "./locked-bundle.ts";
import { type Applicant, ownApplication } from "./store.ts";

/** Asked before a file's bytes are read. Errors  `not-found` for anybody else's application. */
export async function checkOwn(on: Reader, actor: Renter, applicationId: string): Promise<void> {
  if (!(await ownApplication(on, actor.userId, applicationId))) refuse("not-found");
}

/**
 * Allows a person to add or delete files of their own application, which it begins.
 * Errors  `not-found`, `application.withdrawn`, `application.read-only`.
 */
export const allowFiles =
  (app: App, actor: Renter, applicationId: string) =>
  async (tx: Tx): Promise<void> =>
    allowIn(tx, app, actor, await lockOwnApplication(tx, actor.userId, applicationId));

async function allowIn(tx: Tx, app: App, actor: Renter, locked: LockedBundle & { own: Applicant }): Promise<void> {
  requireEditable(locked);
  await begin(tx, app, actor, locked);
}

/** The section of the form that asks for files of a kind; a report of one's own belongs to the screening. */
const sectionOfKind: Record<Exclude<DocumentKind, "OWN_REPORT">, FormSection> = {
  PHOTO_ID: "documents",
  PROOF_OF_INCOME: "documents",
  ADDITIONAL: "documents",
  PET_PHOTO: "pets",
};

/**
 * Allows a person to add a file of a kind to their own application.
 * Errors  as `allowFiles`; `not-found` for a kind that is not asked of their role; `document.own-report-not-taken` for a
 *         report of their own where no law has it taken
 */
export const allowFile =
  (app: App, actor: Renter, applicationId: string) =>
  async (tx: Tx, kind: DocumentKind): Promise<void> => {
    const locked = await lockOwnApplication(tx, actor.userId, applicationId);
    if (kind !== "OWN_REPORT" && !isAsked(locked.own.type, sectionOfKind[kind])) refuse("not-found");
    await allowIn(tx, app, actor, locked);
    if (kind === "OWN_REPORT") await requireOwnReportTaken(tx, app, applicationId);
  };
