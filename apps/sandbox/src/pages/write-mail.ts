import { type Html, html } from "../platform/html.ts";
import type { World } from "../world.ts";
import type { PagePlace } from "./place.ts";

/** A new mail from anybody to the product. */
export function writeMailForm({ mailbag, accounts, config }: World, place: PagePlace): Html {
  const known = new Set(
    mailbag
      .all()
      .filter((mail) => mail.direction === "from-product")
      .map((mail) => mail.replyTo ?? mail.from),
  );
  const from = accounts.all().find(({ email }) => email === place.box);
  return html`<form class="write" method="post" action="/pages/mail"><h3>Write as anybody</h3>
<label>Name <input name="name" required maxlength="200" value="${from?.name ?? ""}"></label>
<label>From <input name="from" type="email" required value="${place.box ?? ""}" placeholder="renter@example.com"></label>
<label>To <input name="to" type="email" required list="product-addresses" placeholder="leads+home@${config.intakeMailboxDomain}"></label>
<datalist id="product-addresses">${[...known].map((address) => html`<option value="${address}">`)}</datalist>
<label>Subject <input name="subject" required maxlength="500"></label>
<label>Text <textarea name="text" required rows="7"></textarea></label>
<div class="row"><button class="button strong">Send</button><span>Every address at ${config.intakeMailboxDomain} reaches the product by SMTP</span></div></form>`;
}
