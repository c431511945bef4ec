import type { Language } from "@porchlight/assistant/heard.ts";
import { momentText } from "@porchlight/assistant/saying/time-text.ts";
import { publicDisplayName } from "@porchlight/domain/properties/naming.ts";
import type { App } from "../app.ts";
import { queueMail } from "../deliveries/queue.ts";
import type { Tx } from "../platform/database/database.ts";
import { renderMail } from "../platform/mail/layout.ts";
import type { StoredProperty } from "../properties/store.ts";
import type { InvitationDue } from "../showings/invitations.ts";

const phrases: Record<
  Language,
  Record<"invited" | "canceled", (home: string, when: string) => string> & { footer: string }
> = {
  en: {
    invited: (home, when) => `Showing confirmed: ${home}, ${when}`,
    canceled: (home, when) => `Showing canceled: ${home}, ${when}`,
    footer: "You're receiving this because you're part of this showing.",
  },
  es: {
    invited: (home, when) => `Visita confirmada: ${home}, ${when}`,
    canceled: (home, when) => `Visita cancelada: ${home}, ${when}`,
    footer: "Recibe este correo porque participa en esta visita.",
  },
};

/** Mails a calendar invitation on its own, where no other mail about the change goes to that person. */
export async function mailInvitation(
  tx: Tx,
  app: App,
  { file, isCanceled, showing, onceKey }: InvitationDue,
  to: { email: string; name: string | null; home: StoredProperty; language?: Language },
): Promise<void> {
  const { language = "en" } = to;
  const { property } = to.home;
  const home = publicDisplayName(property, language);
  const when = momentText(showing.startsAt, property.timeZone, app.clock.now(), language);
  const subject = phrases[language][isCanceled ? "canceled" : "invited"](home, when);
  const { html, text } = renderMail({
    title: subject,
    preview: subject,
    blocks: [],
    footer: [phrases[language].footer],
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
