import type { Language } from "@porchlight/assistant/piper.ts";
import { momentText } from "@porchlight/assistant/saying/time-text.ts";
import { publicDisplayName } from "@porchlight/domain/properties/naming.ts";
import type { App } from "../app.ts";
import { queueMail } from "../deliveries/queue.ts";
import type { Tx } from "../platform/database/database.ts";
import { renderMail } from "../platform/mail/layout.ts";
import type { StoredProperty } from "../properties/store.ts";
import type { InvitationDue } from "../showings/invitations.ts";

const phrases: Record<Language, Record<"invited" | "canceled" | "footer", (home: string, when: string) => string>> = {
  en: {
    invited: (home, when) => `For your calendar: showing at ${home}, ${when}`,
    canceled: (home, when) => `Off your calendar: showing at ${home}, ${when}`,
    footer: (home) => `You get this because the showing at ${home} was in your calendar, or now is.`,
  },
  es: {
    invited: (home, when) => `Para su calendario: visita en ${home}, ${when}`,
    canceled: (home, when) => `Fuera de su calendario: visita en ${home}, ${when}`,
    footer: (home) => `Recibe esto porque la visita en ${home} estaba en su calendario, o ahora lo está.`,
  },
};

/** Tells: somebody's calendar learns of a change by a mail of its own, where no mail about it goes to them that could carry it. */
export async function mailInvitation(
  tx: Tx,
  app: App,
  { file, isCanceled, showing, onceKey }: InvitationDue,
  to: { email: string; name: string | null; home: StoredProperty; language?: Language },
): Promise<void> {
  const { language = "en" } = to;
  const { property } = to.home;
  const home = publicDisplayName(property);
  const when = momentText(showing.startsAt, property.timeZone, app.clock.now(), language);
  const subject = phrases[language][isCanceled ? "canceled" : "invited"](home, when);
  const { html, text } = renderMail({
    title: subject,
    preview: subject,
    blocks: [],
    footer: [phrases[language].footer(home, when)],
    language,
  });
  await queueMail(tx, app, {
    to: to.email,
    ...(to.name ? { toName: to.name } : {}),
    subject,
    html,
    text,
    onceKey,
    companyId: showing.companyId,
    attachments: [file],
  });
}
