import { getInvestor } from "@porchlight/contract/accounts.ts";
import type { ReplyOf } from "@porchlight/contract/endpoint.ts";
import { getPortfolio } from "@porchlight/contract/properties.ts";
import { streamEvents } from "@porchlight/contract/system.ts";
import { addressOf, callHeaders } from "./call-request.ts";
import { config } from "./config.ts";
import { startFirstCalls } from "./first-calls.ts";
import { homesPerPage } from "./homes-per-page.ts";
import { isSignedIn } from "./session.ts";
import { followChosenScheme } from "./theme/chosen-scheme.ts";

// Stands in an owner's page itself, built on its own: it asks for what the page will show while the app is on its way, and
// sends on who is not signed in without waiting for it.

type AddressParts = Parameters<typeof addressOf> extends [string, ...infer Parts] ? Parts : never;

/** As many covers as a portfolio shows before anybody scrolls. */
const firstCovers = 3;

/** A browser's first formatter takes a slow phone a fifth of a second: better while the app is on its way than as it draws. */
function wakeFormatters(): void {
  new Date().toLocaleString("en-US");
}

/** Asks for the photos that the portfolio shows first: they come while the app itself is read. */
async function askForCovers(portfolio: Promise<Response>): Promise<void> {
  const reply = (await portfolio).clone();
  if (!reply.ok) return;
  const { properties } = (await reply.json()) as ReplyOf<typeof getPortfolio>;
  for (const { coverThumbnail } of properties.slice(0, firstCovers))
    if (coverThumbnail) new Image().src = coverThumbnail;
}

const isOwners = document.getElementById("shell") !== null;

followChosenScheme();
if (isOwners && !isSignedIn()) location.replace("/auth/sign-in");
else if (isOwners) {
  const headers = callHeaders(true);
  const { apiBaseUrl } = config();
  const ask = (...[path, params, query]: AddressParts) =>
    startFirstCalls(addressOf(apiBaseUrl, path, params, query), headers);
  ask(getInvestor.path);
  const portfolio = ask(getPortfolio.path, {}, { page: 1, limit: homesPerPage });
  // A portfolio that cannot be had is told by the page.
  if (location.pathname.startsWith("/portfolio")) askForCovers(portfolio).catch(() => undefined);
  // The server knows what else a page of this address shows first.
  for (const path of document.documentElement.dataset.first?.split(" ") ?? []) ask(path);
  // What changes while the data is on its way is told by the stream.
  ask(streamEvents.path);
  requestAnimationFrame(() => setTimeout(wakeFormatters));
}
