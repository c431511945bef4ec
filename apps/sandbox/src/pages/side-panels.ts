import { type Fault, type FaultMode, faultModes, type Partner, partners } from "../faults/faults.ts";
import { type Html, html } from "../platform/html.ts";
import type { World } from "../world.ts";
import { icons } from "./icons.ts";
import { longTime } from "./times.ts";

const partnerNames: Record<Partner, string> = {
  smtp: "Mail",
  sms: "Texts",
  google: "Google",
  screening: "Screening",
  feed: "Property feed",
  places: "Addresses",
  llm: "Language model",
  payments: "Payments",
};

const modeNames: Record<FaultMode, string> = {
  ok: "Works",
  refuse: "Refuses",
  timeout: "Times out",
  "5xx": "Fails",
  slow: "Is slow",
};

export const googlePanel = ({ accounts, events }: World): Html =>
  html`<section class="panel tab-google" aria-labelledby="google-heading"><div class="heading">${icons.person}<h2 id="google-heading">Google accounts</h2></div>
<ul class="rows" id="accounts" data-live>${accounts
    .all()
    .map(
      ({ name, email, sub, busy }) =>
        html`<li><span><b>${name}</b>${email}${busy.length > 0 && html`<br>${busy.length} busy`}${events
          .of(sub)
          .map(
            ({ summary, start }) => html`<br>${"date" in start ? start.date : longTime(start.dateTime)} ${summary}`,
          )}</span></li>`,
    )}</ul>
<details class="note"><summary>Add an account</summary><form method="post" action="/pages/google-account">
<label>Name <input name="name" required maxlength="200" autocomplete="off"></label>
<label>E-mail <input name="email" type="email" required autocomplete="off"></label>
<button class="button strong">Add</button></form></details></section>`;

export function faultPanel({ faults }: World): Html {
  const table = faults.table();
  const bad = partners.filter((partner) => table[partner].mode !== "ok");
  return html`<section class="panel tab-faults" aria-labelledby="faults-heading"><div class="heading">${icons.plug}<h2 id="faults-heading">Make a partner misbehave</h2></div>
<ul class="rows faults" id="faults" data-live>${partners.map((partner) => faultRow(partner, table[partner]))}</ul>
<div class="note" id="faults-note" data-live>${
    bad.length === 0
      ? "Everybody works."
      : html`${bad.map((partner) => html`<p>${faultSentence(partner, table[partner])}</p>`)}
<form method="post" action="/pages/faults"><input type="hidden" name="partner" value="all"><button class="link">Set all to works</button></form>`
  }</div></section>`;
}

const faultRow = (partner: Partner, { mode, count }: Fault): Html =>
  html`<li><form method="post" action="/pages/faults" data-autosubmit class="${mode !== "ok" && "bad"}">
<input type="hidden" name="partner" value="${partner}"><label for="fault-${partner}">${partnerNames[partner]}</label>
<select id="fault-${partner}" name="mode">${faultModes.map(
    (one) => html`<option value="${one}" ${one === mode && html`selected`}>${modeNames[one]}</option>`,
  )}</select><label class="hidden" for="count-${partner}">${partnerNames[partner]}: for how many calls</label>
<input id="count-${partner}" name="count" type="number" min="1" max="99" placeholder="all" title="For how many calls" value="${count}">
<noscript><button class="button">Set</button></noscript></form></li>`;

const faultSentence = (partner: Partner, { mode, count, rate }: Fault): string =>
  `${partnerNames[partner]}: ${modeNames[mode].toLowerCase()}${rate === undefined ? "" : `, ${rate * 100} % of the calls`}${
    count === undefined ? "" : `, for the next ${count}`
  }.`;
