import { momentText } from "@porchlight/assistant/saying/time-text.ts";
import { areaOf, fullAddressOf } from "@porchlight/domain/properties/address.ts";
import type { App } from "../app.ts";
import { queueMail, queueText } from "../deliveries/queue.ts";
import { quietPlaceOf } from "../deliveries/quiet-hours.ts";
import { replyAddress } from "../deliveries/reply-address.ts";
import type { LoggedEvent } from "../events/log.ts";
import type { LockedLead } from "../leads/locked-lead.ts";
import { isRelayAddress } from "../leads/relay-addresses.ts";
import type { Tx } from "../platform/database/database.ts";
import { renderMail } from "../platform/mail/layout.ts";
import { manageUrl } from "../showings/manage-link.ts";
import { loadRequest, loadShowing } from "../showings/store.ts";
import { mailFrame } from "./mail-frame.ts";
import { newsMailWords } from "./news-mail-words.ts";
import { channelForNews } from "./speak.ts";
import { isOverMessageLimit } from "./unverified-contact.ts";

/**
 * Sends a renter who asked for a showing on a page a written receipt, with the link by which they come back. Who asked
 * by mail or text has Piper's reply there, and a request for another time while one is confirmed is told by what stands.
 */
export async function sendReceipt(tx: Tx, app: App, lead: LockedLead, { requestId, seq }: LoggedEvent): Promise<void> {
  const request = requestId ? await loadRequest(tx, requestId) : null;
  if (request?.status !== "PENDING" || request.askedIn !== "WEB") return;
  const channel = await channelForNews(tx, lead);
  if (channel === "WEB" || (await isOverMessageLimit(tx, app, lead, channel))) return;
  const { inquiry, renter, home, owner } = lead;
  const showing = (await loadShowing(tx, request.showingId))!;
  const words = newsMailWords[inquiry.talk.language];
  const when = momentText(showing.startsAt, home.property.timeZone, app.clock.now(), inquiry.talk.language);
  const url = manageUrl(app, request.id);
  const common = { onceKey: `receipt:${seq}`, companyId: inquiry.companyId, notAfter: showing.startsAt };
  if (channel === "SMS") {
    const body = `Porchlight: ${words.received(owner.firstName, when)} ${words.manage}: ${url}`;
    await queueText(tx, app, { ...common, to: renter.phone!, body, quietIn: quietPlaceOf(home) });
    return;
  }
  const { location } = home.property;
  const { signature, footer, name } = mailFrame(lead, "piper");
  const { html, text } = renderMail({
    title: words.receipt,
    preview: words.received(owner.firstName, when),
    blocks: [
      { kind: "paragraph", words: words.received(owner.firstName, when) },
      {
        kind: "facts",
        rows: [
          { label: words.when, value: when },
          { label: words.where, value: location.isAddressHidden ? areaOf(location) : fullAddressOf(location) },
          { label: words.tour, value: words.tours[showing.tourType] },
        ],
      },
      { kind: "buttons", buttons: [{ label: words.manage, href: url }] },
      signature,
    ],
    footer: [footer],
    language: inquiry.talk.language,
  });
  await queueMail(tx, app, {
    ...common,
    to: renter.email!,
    ...(renter.name ? { toName: renter.name } : {}),
    subject: `${words.receipt}: ${name}`,
    html: isRelayAddress(renter.email!) ? "" : html,
    text,
    replyTo: replyAddress(app.secret, inquiry.id, app.config.mail.intakeDomain),
    headers: { "Auto-Submitted": "auto-generated" },
  });
}
