import type { Mail } from "../mail/mailbag.ts";
import { type Html, html } from "../platform/html.ts";
import type { World } from "../world.ts";
import { icons } from "./icons.ts";
import { mailView } from "./mail-view.ts";
import { carriedFields, hrefOf, type PagePlace } from "./place.ts";
import { briefTime } from "./times.ts";
import { writeMailForm } from "./write-mail.ts";

const listLimit = 200;

export function mailboxPanel(world: World, place: PagePlace): Html {
  const all = world.mailbag.all();
  const shown = all.filter((mail) => !place.box || ownersOf(mail).includes(place.box.toLowerCase()));
  const open = shown.find((mail) => mail.id === place.mail) ?? shown[0];
  const opened = place.write || (place.mail && open) ? "opened" : "";
  return html`<section class="panel mailbox tab-mail ${opened}" aria-labelledby="mailbox-heading">
<div class="heading" id="mailbox-head" data-live>${icons.mail}<h2 id="mailbox-heading">Mailbox</h2>
<span>${all.filter((mail) => mail.direction === "from-product").length} mails from the product</span>
<a class="button" href="${hrefOf(place, { write: "mail", tab: "mail" })}">Write as…</a></div>
<div class="two-parts"><div class="list">
<form method="get" action="/" class="filter" data-autosubmit>${carriedFields({ tab: "mail", phone: place.phone })}
<label class="hidden" for="box">Whose mailbox</label>
<select id="box" name="box" data-live><option value="">Everybody</option>${peopleOf(all).map(
    (person) => html`<option value="${person}" ${selected(person === place.box?.toLowerCase())}>${person}</option>`,
  )}</select><noscript><button class="button">Show</button></noscript></form>
<ul id="mail-list" data-live>${
    shown.length === 0
      ? html`<li class="empty">No mail yet. What the product sends arrives here by SMTP.</li>`
      : shown.slice(0, listLimit).map((mail) => listRow(world, place, mail, mail === open && !place.write))
  }</ul></div>
<div class="reading"><a class="back" href="${hrefOf(place, { mail: undefined, write: undefined, tab: "mail" })}">All mail</a>${
    place.write
      ? writeMailForm(world, place)
      : open
        ? mailView(world, place, open)
        : html`<p class="empty">Nothing to read.</p>`
  }</div></div></section>`;
}

function listRow({ clock, accounts }: World, place: PagePlace, mail: Mail, current: boolean): Html {
  const isFromProduct = mail.direction === "from-product";
  const address = (isFromProduct ? mail.to[0] : mail.from) ?? "";
  const name = accounts.find(address)?.name ?? ((!isFromProduct && mail.fromName) || address);
  return html`<li><a href="${hrefOf(place, { mail: mail.id, write: undefined, as: undefined, tab: "mail" })}" ${
    current && html`aria-current="true"`
  }><b><span>${isFromProduct ? "to" : "from"} ${name}</span><time datetime="${mail.receivedAt}">${briefTime(
    mail.receivedAt,
    clock.reading().now,
  )}</time></b><span>${mail.subject || "(no subject)"}</span></a></li>`;
}

/** The person outside the product whose mailbox a mail lies in. */
const ownersOf = (mail: Mail): string[] =>
  (mail.direction === "from-product" ? mail.to : [mail.from]).map((address) => address.toLowerCase());

const peopleOf = (mails: Mail[]): string[] => [...new Set(mails.flatMap(ownersOf))].sort();

const selected = (is: boolean) => is && html`selected`;
