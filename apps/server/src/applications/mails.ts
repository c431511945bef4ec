import { languageField } from "@porchlight/contract/public-pages.ts";
import { firstNameOf } from "@porchlight/domain/kernel/names.ts";
import { publicDisplayName } from "@porchlight/domain/properties/naming.ts";
import { inviteRenter, type RenterLink } from "../accounts/activation.ts";
import type { App } from "../app.ts";
import { queueMail } from "../deliveries/queue.ts";
import type { Tx } from "../platform/database/database.ts";
import { plainMail } from "../platform/mail/plain-mail.ts";
import { pathOfApplication } from "../renters/application-path.ts";
import { type LockedBundle, primaryOf } from "./locked-bundle.ts";
import { type MailKind, mailCatalogs } from "./mail-words.ts";
import { offerTermsOf } from "./offer-terms.ts";
import type { Applicant } from "./store.ts";

/** The kinds whose button is a fresh link that activates an account or signs in. */
const withFreshLink: ReadonlySet<MailKind> = new Set(["invitation", "reminder"]);

/** Mails one person of a bundle, in the language of their form. A person without an email is not written to. */
export async function mailApplicant(
  tx: Tx,
  app: App,
  locked: LockedBundle,
  applicant: Applicant,
  kind: MailKind,
): Promise<void> {
  if (!applicant.email) return;
  const { lead } = locked;
  const catalog = mailCatalogs[applicant.language];
  const link = withFreshLink.has(kind) ? await inviteRenter(tx, app, applicant.renterId) : null;
  const names = {
    first: firstNameOf(applicant.name),
    host: primaryOf(locked).name,
    owner: lead.owner.firstName,
    home: publicDisplayName(lead.home.property, applicant.language),
    appealDays: offerTermsOf(locked.bundle, lead.home.property, app.clock.now()).rule?.appealDays ?? null,
    hasAccount: !link?.activates,
  };
  const words = catalog[kind](names, applicant.type);
  const href = words.button ? hrefOf(app, applicant, link) : null;
  await queueMail(tx, app, {
    to: applicant.email,
    toName: applicant.name,
    companyId: applicant.companyId,
    secret: link !== null,
    ...plainMail(words, { href, footer: catalog.footer(names), language: applicant.language }),
  });
}

/** Mails everyone in a bundle. */
export async function mailEveryone(tx: Tx, app: App, locked: LockedBundle, kind: MailKind): Promise<void> {
  for (const applicant of locked.applicants) await mailApplicant(tx, app, locked, applicant, kind);
}

/** Returns the address of a mail's button: the application, behind a fresh link where the mail has one. */
function hrefOf(app: App, applicant: Applicant, link: RenterLink | null): string {
  const path = pathOfApplication(applicant.id);
  if (!link) return `${app.config.publicUrl}${path}`;
  const url = new URL(link.href);
  url.searchParams.set("next", path);
  // Who is written to in Spanish reads the page of the link in it, too; who is not, what they chose or their browser has.
  if (applicant.language === "es") url.searchParams.set(languageField, applicant.language);
  return url.toString();
}
