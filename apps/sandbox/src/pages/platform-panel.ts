import { type Html, html } from "../platform/html.ts";
import type { LiveListing, PlatformReading } from "../syndication/platform.ts";
import type { World } from "../world.ts";
import { icons } from "./icons.ts";
import { longTime } from "./times.ts";

const maxShown = 50;

/** The rental platform: the homes it shows, and a renter who asks about one of them there. */
export function platformPanel({ platform }: World): Html {
  const reading = platform.reading();
  const shown = reading.listings.slice(0, maxShown);
  return html`<section class="panel tab-platform" aria-labelledby="platform-heading"><div class="heading">${icons.house}<h2 id="platform-heading">Rental platform</h2></div>
<ul class="rows listings" id="listings" data-live>${shown.map(listingRow)}${
    shown.length === 0 && html`<li class="nothing">No home is shown.</li>`
  }</ul>
<div class="note" id="platform-note" data-live><p>${stateOf(reading)}</p>${reading.refused.map((why) => html`<p class="bad">Not taken: ${why}</p>`)}
<form method="post" action="/pages/platform-read"><button class="link">Read the feed now</button></form></div>
<details class="note"><summary>Ask about a home there</summary><form method="post" action="/pages/lead" class="lead">
<label>Home <select name="listingId" id="lead-home" required data-live>${shown.map(
    ({ id, name }) => html`<option value="${id}">${name}</option>`,
  )}</select></label>
<label>Name <input name="name" maxlength="200" autocomplete="off"></label>
<label>E-mail <input name="email" type="email" required autocomplete="off"></label>
<label>Phone <input name="phone" type="tel" maxlength="40" autocomplete="off"></label>
<label>What for <select name="leadType"><option value="question">A question</option><option value="tourRequest">A tour</option><option value="applicationRequest">An application</option></select></label>
<label>Message <textarea name="message" rows="3"></textarea></label>
<button class="button strong">Send as the platform</button></form></details></section>`;
}

const listingRow = (listing: LiveListing): Html =>
  html`<li><span><b>${listing.name || listing.street}</b>${where(listing)}<br>$${listing.price} a month · ${bedrooms(listing)} · ${photos(listing)}</span></li>`;

const where = ({ isStreetHidden, street, unit, city, state }: LiveListing): string =>
  [isStreetHidden ? "Street hidden" : street, unit && !isStreetHidden ? `unit ${unit}` : "", `${city}, ${state}`]
    .filter(Boolean)
    .join(", ");

const bedrooms = ({ bedrooms: count }: LiveListing): string =>
  (count === "0" ? "studio" : `${count} bedrooms`).replace(/^1 bedrooms/, "1 bedroom");
const photos = ({ photos: { length } }: LiveListing): string => (length === 1 ? "1 photo" : `${length} photos`);

function stateOf({ feedUrl, lastReadAt, result, problem }: PlatformReading): string {
  if (!feedUrl) return "The feed's address isn't set.";
  if (result === "failed") return `It couldn't read the feed: ${problem}`;
  return lastReadAt
    ? `It read the feed on ${longTime(lastReadAt)}, and reads it every minute.`
    : "It has not read the feed yet.";
}
