import { type Html, html } from "../platform/html.ts";
import type { World } from "../world.ts";
import { icons } from "./icons.ts";
import { mailboxPanel } from "./mailbox-panel.ts";
import { paymentsPanel } from "./payments-panel.ts";
import { phonePanel } from "./phone-panel.ts";
import { hrefOf, type PagePlace } from "./place.ts";
import { platformPanel } from "./platform-panel.ts";
import { screeningPanel } from "./screening-panel.ts";
import { faultPanel, googlePanel } from "./side-panels.ts";
import { signInBar } from "./sign-in-bar.ts";
import { longTime, wallTimeOf } from "./times.ts";

const tabs: [PagePlace["tab"], string, Html][] = [
  ["phone", "Phone", icons.phone],
  ["mail", "Mail", icons.mail],
  ["platform", "Rentals", icons.house],
  ["screening", "Bureau", icons.shield],
  ["payments", "Payments", icons.card],
  ["google", "Google", icons.person],
  ["faults", "Faults", icons.plug],
];

/** The whole page; elements marked `data-live` are the ones a change in the world may replace. */
export const worldPage = (world: World, place: PagePlace): string =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>The outside world, on your machine</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/pages/world.css">
<script src="/pages/world.js" defer></script>
</head>
<body data-tab="${place.tab}">
${header(world)}
<nav class="tabs" aria-label="Parts of the world">${tabs.map(
    ([tab, label, icon]) =>
      html`<a href="${hrefOf(place, { tab })}" ${tab === place.tab && html`aria-current="page"`}>${icon}${label}</a>`,
  )}</nav>
${signInBar(world)}
<div id="notice" role="status" data-live>${place.notice && html`<p class="notice ${place.problem && "problem"}">${place.notice}</p>`}</div>
<main>${mailboxPanel(world, place)}${phonePanel(world, place)}
<div class="side">${platformPanel(world)}${screeningPanel(world)}${paymentsPanel(world)}${googlePanel(world)}${faultPanel(world)}</div></main>
</body>
</html>`.html;

function header({ clock }: World): Html {
  const { now, mode } = clock.reading();
  return html`<header><div class="inner">${icons.globe}<div class="title"><h1>The outside world, on your machine</h1>
<p>Not part of Porchlight. Nothing here leaves this computer, and all people are made up.</p></div>
<div class="clock"><span id="clock" data-live>Clock <b>${longTime(now)}</b>${mode === "moved" && " (moved)"}</span>
<form method="post" action="/pages/clock"><button class="button" name="advance" value="PT1H">+1 hour</button>
<button class="button" name="advance" value="P1D">+1 day</button></form>
<details><summary class="button">Set…</summary><form method="post" action="/pages/clock">
<label class="hidden" for="set-clock">Time</label><input id="set-clock" type="datetime-local" name="now" required value="${wallTimeOf(now)}">
<button class="button">Set clock</button></form></details>
<form method="post" action="/pages/reset" data-confirm="Forget every mail, text, account, screening, payment and fault here, and set the clock to real time?"><button class="button">Start over</button></form>
</div></div><div class="stripe"></div></header>`;
}
