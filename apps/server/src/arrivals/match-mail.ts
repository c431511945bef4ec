import type { IntakeAddress } from "../deliveries/reply-address.ts";
import { inquiryByMessageId, inquiryForSender } from "../leads/lookup-queries.ts";
import type { Tx } from "../platform/database/database.ts";
import type { ArrivedMail } from "./parse-mail.ts";
import { homeOfIntake, leadWithHome } from "./queries.ts";

/** The home and the inquiry a mail belongs to. Without an inquiry it opens one. */
export type MailMatch = {
  companyId: string;
  propertyId: string;
  isDeleted: boolean;
  inquiryId: string | null;
  /** It answers a mail that only this renter has, and comes from their address. */
  isFromTheRenter: boolean;
};

/**
 * Signed reply address, then the mail it answers, then a home's own address with the sender.
 * Source: docs/decisions/0002-conversations-and-identity.md.
 */
export async function matchMail(tx: Tx, to: IntakeAddress, mail: ArrivedMail): Promise<MailMatch | null> {
  if (to.kind === "reply") {
    const byToken = await matchOf(tx, to.inquiryId, mail);
    if (byToken) return byToken;
  }
  const answered = mail.answers.length > 0 ? await inquiryByMessageId(tx, mail.answers) : null;
  if (answered) return matchOf(tx, answered.inquiryId, mail);
  return to.kind === "leads" ? matchOfHome(tx, to.intakeId, mail) : null;
}

async function matchOf(tx: Tx, inquiryId: string, mail: ArrivedMail): Promise<MailMatch | null> {
  const found = await leadWithHome(tx, inquiryId);
  if (!found) return null;
  const { email, ...home } = found;
  return { ...home, inquiryId, isFromTheRenter: email === mail.from };
}

async function matchOfHome(tx: Tx, intakeId: string, mail: ArrivedMail): Promise<MailMatch | null> {
  const home = await homeOfIntake(tx, intakeId);
  if (!home) return null;
  const inquiry = await inquiryForSender(tx, home.propertyId, mail.from);
  return { ...home, inquiryId: inquiry?.inquiryId ?? null, isFromTheRenter: false };
}
