import type { Mail } from "../mail/mailbag.ts";
import { type Html, html } from "../platform/html.ts";
import type { World } from "../world.ts";
import { icons } from "./icons.ts";
import { linked } from "./linked.ts";
import { hrefOf, type PagePlace } from "./place.ts";
import { longTime } from "./times.ts";

/** One mail as its reader sees it, and a way to answer it. */
export function mailView({ accounts }: World, place: PagePlace, mail: Mail): Html {
  const as = place.as ?? (mail.html === null ? "text" : "html");
  const reader = mail.to[0] ?? "";
  const way = (to: "html" | "text" | "source", label: string) =>
    html`<a href="${hrefOf(place, { mail: mail.id, as: to, tab: "mail" })}" ${as === to && html`aria-current="true"`}>${label}</a>`;
  return html`<article class="mail"><h3>${mail.subject || "(no subject)"}</h3>
<dl><dt>From</dt><dd>${mail.fromName && `${mail.fromName}, `}${mail.from}</dd>
<dt>To</dt><dd>${mail.to.join(", ")}</dd>
<dt>At</dt><dd>${longTime(mail.receivedAt)}</dd></dl>
<nav class="ways" aria-label="How to show this mail">${mail.html !== null && way("html", "As sent")}${way("text", "Text")}${way("source", "Headers")}</nav>
${body(mail, as)}
${
  mail.attachments.length > 0 &&
  html`<ul class="attachments">${mail.attachments.map(
    ({ filename, size }, index) =>
      html`<li><a class="button" href="/control/mail/${mail.id}/attachments/${index}" download>${icons.file}${filename}, ${sizeOf(size)}</a></li>`,
  )}</ul>`
}</article>
${
  mail.direction === "from-product" &&
  html`<form class="reply" method="post" action="/pages/reply"><input type="hidden" name="mail" value="${mail.id}">
<label for="reply">Reply as ${accounts.find(reader)?.name ?? reader}</label>
<textarea id="reply" name="text" required rows="3"></textarea>
<div class="row"><button class="button strong">Send reply</button><span>Arrives in the product by SMTP, with the mail quoted below it</span></div></form>`
}`;
}

function body(mail: Mail, as: "html" | "text" | "source"): Html {
  if (as === "source")
    return html`<pre class="source" tabindex="0">${Object.entries(mail.headers)
      .map(([name, value]) => `${name}: ${value}`)
      .join("\n")}</pre>`;
  if (as === "html" && mail.html !== null)
    return html`<iframe title="The mail as sent" src="/pages/mail/${mail.id}" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`;
  return html`<div class="text">${linked(mail.text)}</div>`;
}

const sizeOf = (bytes: number): string => (bytes < 1024 ? `${bytes} bytes` : `${Math.round(bytes / 1024)} KB`);
