import { type Fragment, type Html, html } from "../platform/html.ts";
import type { Text } from "../sms/text-log.ts";
import type { World } from "../world.ts";
import { icons } from "./icons.ts";
import { linked } from "./linked.ts";
import { carriedFields, type PagePlace } from "./place.ts";
import { dayHeading, sameDay } from "./times.ts";

const threadLimit = 200;

export function phonePanel(world: World, place: PagePlace): Html {
  const all = world.texts.all();
  const numbers = [...new Set(all.map(ownerOf))];
  const number = place.phone === "new" ? undefined : (place.phone ?? numbers[0]);
  const others = number && !numbers.includes(number) ? [number, ...numbers] : numbers;
  const thread = all.filter((text) => ownerOf(text) === number).slice(0, threadLimit);
  return html`<section class="phone tab-phone" aria-label="Phone">
<form class="whose" method="get" action="/" data-autosubmit>${carriedFields({ tab: "phone", box: place.box, mail: place.mail })}${icons.phone}<label class="hidden" for="phone">Whose phone</label>
<select id="phone" name="phone" data-live>${others.map(
    (one) => html`<option value="${one}" ${one === number && html`selected`}>${readable(one)}</option>`,
  )}<option value="new" ${number === undefined && html`selected`}>Another number…</option></select>
<noscript><button class="button">Show</button></noscript></form>
<div class="thread" id="thread" tabindex="0" role="log" aria-label="Conversation" data-live data-bottom>${
    thread.length === 0
      ? html`<p class="empty">No texts yet. The product is at ${readable(world.config.smsNumber)}.</p>`
      : bubbles([...thread].reverse(), world.clock.reading().now)
  }</div>
<div id="quick" data-live>${
    number &&
    html`<form class="quick" method="post" action="/pages/text">${fromField(number)}${["1", "2", "STOP"].map(
      (word) => html`<button class="button" name="body" value="${word}">${word}</button>`,
    )}</form>`
  }</div>
<form class="send" method="post" action="/pages/text"><div id="sender" data-live>${
    number
      ? fromField(number)
      : html`<label class="hidden" for="from">Number</label><input id="from" name="from" type="tel" required placeholder="+1 503 555 0142">`
  }</div><label class="hidden" for="body">Text</label>
<input id="body" name="body" required maxlength="1600" autocomplete="off" placeholder="Text the product"><button class="button strong">Send</button></form>
</section>`;
}

const fromField = (number: string): Html => html`<input type="hidden" name="from" value="${number}">`;

/** The person's side of a text; the other is the product's number. */
const ownerOf = (text: Text): string => (text.direction === "to-product" ? text.from : text.to);

function bubbles(thread: Text[], now: string): Fragment[] {
  return thread.map((text, index) => {
    const before = thread[index - 1];
    const heading = !before || !sameDay(before.sentAt, text.sentAt);
    const side = text.direction === "to-product" ? "theirs" : "product";
    return [
      heading && html`<time datetime="${text.sentAt}">${dayHeading(text.sentAt, now)}</time>`,
      html`<p class="${side}">${linked(text.body)}${text.mediaUrls.length > 0 && ` (${text.mediaUrls.length} pictures)`}</p>`,
      text.direction === "carrier" && html`<small>from the carrier, not the product</small>`,
      text.errorCode !== null && html`<small class="failed">not delivered, error ${text.errorCode}</small>`,
    ];
  });
}

const readable = (number: string): string => number.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, "($1) $2-$3");
