import { keywordIn } from "@porchlight/assistant/reading/text/keywords.ts";
import { hoursOfDays } from "@porchlight/domain/kernel/moments.ts";
import type { App } from "../app.ts";
import { receiveFromRenter } from "../conversations/receive.ts";
import { optIn, optOut } from "../deliveries/opt-out-store.ts";
import { queueText } from "../deliveries/queue.ts";
import { isOwnerOrAgentPhone, newestTextInquiry, textInquiryAbout } from "../leads/lookup-queries.ts";
import type { TextEnvelope } from "../partners/sms/provider.ts";
import type { Tx } from "../platform/database/database.ts";
import { homeByCode, homeByStreet, isOnlyACode } from "./home-queries.ts";
import { emailIn } from "./portals/reading.ts";
import { hasNoteSince } from "./queries.ts";
import type { Arrival, ArrivalOutcome } from "./store.ts";
import { takeEarlierTexts } from "./unassigned-text-store.ts";

const e164 = /^\+[1-9]\d{6,14}$/;
const conversationWindow = Temporal.Duration.from(hoursOfDays(30));
const askedWhichHome = "Asked which home.";

/** Hands a text to its conversation; or finds out which home it is about, asking at most once. */
export async function takeText(tx: Tx, app: App, arrival: Arrival): Promise<ArrivalOutcome> {
  const phone = arrival.sender;
  // Short codes and sender names are machines.
  if (!e164.test(phone)) return { status: "ignored", note: "Not from a phone." };
  const text = wordsOf(arrival);
  const keyword = await heedKeyword(tx, app, arrival, text);
  const since = app.clock.now().subtract(conversationWindow);
  const [isOwners, byCode, latest] = await Promise.all([
    isOwnerOrAgentPhone(tx, phone),
    homeByCode(tx, text),
    newestTextInquiry(tx, phone, since),
  ]);
  if (isOwners) return sendLink(tx, app, arrival, keyword);
  const named = byCode ?? (!latest || latest.isGone ? await homeByStreet(tx, text) : null);
  // A bare code is no answer to anything: whoever texts another home's code asks about that home. And where the home of
  // the conversation is gone, whatever names another one does.
  const mayLeave = latest?.isGone || (byCode !== null && isOnlyACode(text));
  const isAboutAnother = named !== null && mayLeave && named.id !== latest?.propertyId;
  if (latest && !isAboutAnother) return converse(tx, app, arrival, latest.propertyId, latest.inquiryId, text);
  if (keyword) {
    if (!keyword.isAnswered) await say(tx, app, arrival, sentenceFor(app, keyword.word), keyword.word === "stop");
    return { status: "handled", note: `${keyword.word}, outside any conversation.` };
  }
  if (named) {
    const earlier = await takeEarlierTexts(tx, arrival, app.clock.now());
    const known = await textInquiryAbout(tx, phone, named.id);
    return converse(tx, app, arrival, named.id, known?.inquiryId ?? null, [...earlier, text].join("\n"));
  }
  return askWhichHome(tx, app, arrival);
}

async function converse(
  tx: Tx,
  app: App,
  arrival: Arrival,
  propertyId: string,
  inquiryId: string | null,
  text: string,
): Promise<ArrivalOutcome> {
  await receiveFromRenter(tx, app, {
    propertyId,
    inquiryId,
    channel: "SMS",
    text,
    externalId: arrival.partnerId,
    from: { name: null, email: null, phone: arrival.sender },
    source: "SMS",
    isAutomatic: false,
    fromAddressTrusted: true,
  });
  return { status: "handled" };
}

type Keyword = { word: "stop" | "start" | "help"; isAnswered: boolean } | null;

/** Records STOP and START at once, before anybody thinks about them. A provider that acts on such a word also answers it. */
async function heedKeyword(tx: Tx, app: App, arrival: Arrival, text: string): Promise<Keyword> {
  const told = String(envelopeOf(arrival).OptOutType ?? "").toLowerCase();
  const isAnswered = told === "stop" || told === "start" || told === "help";
  const word = isAnswered ? told : keywordIn(text)?.means;
  if (!word) return null;
  if (word === "start") await optIn(tx, "SMS", arrival.sender);
  if (word === "stop") await optOut(tx, "SMS", arrival.sender, app.clock.now());
  return { word, isAnswered };
}

const sentences = {
  stop: "Porchlight: you're unsubscribed and won't get more texts from us. Reply START to resubscribe.",
  start: "Porchlight: you're subscribed again. Text a home's code or street with a question. Reply STOP to opt out.",
  whichHome: "Which home? Text its street, like 12 Main St, or the code on its page.",
};

/** What such a word is answered outside any conversation; help names a mailbox that a person reads. */
function sentenceFor({ config }: App, word: "stop" | "start" | "help"): string {
  if (word !== "help") return sentences[word];
  const mailbox = emailIn(config.mail.from);
  return `Porchlight answers renters for landlords. Text a home's code or street with a question${mailbox ? `, or write ${mailbox}` : ""}. Reply STOP to opt out.`;
}

async function say(tx: Tx, app: App, arrival: Arrival, body: string, evenIfOptedOut = false): Promise<void> {
  await queueText(tx, app, { to: arrival.sender, body, evenIfOptedOut, onceKey: `text-answer:${arrival.id}` });
}

async function sendLink(tx: Tx, app: App, arrival: Arrival, keyword: Keyword): Promise<ArrivalOutcome> {
  const link = `Porchlight: this number is for renters. Your messages and showings are here: ${app.config.ownerHost}`;
  if (!keyword) await say(tx, app, arrival, link);
  return { status: "handled", note: "From an owner or agent." };
}

async function askWhichHome(tx: Tx, app: App, arrival: Arrival): Promise<ArrivalOutcome> {
  const since = app.clock.now().subtract(conversationWindow);
  if (await hasNoteSince(tx, arrival.sender, askedWhichHome, since)) return { status: "unassigned" };
  await say(tx, app, arrival, sentences.whichHome);
  return { status: "unassigned", note: askedWhichHome };
}

const envelopeOf = ({ envelope }: Arrival): TextEnvelope => envelope as TextEnvelope;

function wordsOf(arrival: Arrival): string {
  const body = arrival.content.toString("utf8").trim();
  return Number(envelopeOf(arrival).NumMedia ?? 0) > 0 ? `${body} [picture]`.trim() : body || "(no text)";
}
