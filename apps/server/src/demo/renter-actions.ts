import { demoPortfolio } from "@porchlight/scenarios/portfolio.ts";
import type { Step } from "@porchlight/scenarios/story-steps.ts";
import { activateWithPassword, inviteRenter } from "../accounts/activation.ts";
import { storeArrival } from "../arrivals/store.ts";
import { visitorOf } from "../conversations/visitor-store.ts";
import { sendMessage, startConversation } from "../conversations/web-chat.ts";
import { requestShowingByForm } from "../conversations/web-form.ts";
import { leadsAddress, replyAddress } from "../deliveries/reply-address.ts";
import { loadInquiry } from "../leads/store.ts";
import { demoPassword } from "./owner.ts";
import {
  chooseShowingTime,
  homeOf,
  inquiryByContact,
  inquiryIdOf,
  renterOf,
  type StoryState,
  saidIn,
} from "./story-state.ts";

type Doing<D extends Step["does"]> = Extract<Step, { does: D }>;

export async function chat(telling: StoryState, step: Doing<"chats">): Promise<void> {
  const { app, chats } = telling;
  const text = await saidIn(telling, step);
  const clientMessageId = crypto.randomUUID();
  const open = chats.get(step.renter);
  if (open) {
    await sendMessage(app, { ...open, linkOf: null }, { text, clientMessageId });
    return;
  }
  const { slug } = (await homeOf(telling, step.about)).property;
  const { token } = await startConversation(app, { slug, text, clientMessageId });
  await keepChat(telling, step.renter, token);
}

async function keepChat({ app, chats }: StoryState, renter: string, token: string): Promise<void> {
  const { inquiryId } = (await visitorOf(app, token))!;
  chats.set(renter, { token, inquiryId });
}

export async function mail(telling: StoryState, step: Doing<"mails">): Promise<void> {
  const { app } = telling;
  const { intakeDomain } = app.config.mail;
  const renter = renterOf(step.renter);
  const text = await saidIn(telling, step);
  const inquiryId = await inquiryByContact(telling, renter);
  const to = inquiryId
    ? replyAddress(app.secret, inquiryId, intakeDomain)
    : leadsAddress((await homeOf(telling, step.about)).intakeId, intakeDomain);
  const messageId = `<${crypto.randomUUID()}@mail.example.test>`;
  const content = [
    `From: ${renter.name} <${renter.email}>`,
    `To: ${to}`,
    `Subject: ${step.subject}`,
    `Message-ID: ${messageId}`,
    "MIME-Version: 1.0",
    "Content-Type: text/plain; charset=utf-8",
    "Content-Transfer-Encoding: 8bit",
    "",
    text.replaceAll("\n", "\r\n"),
    "",
  ].join("\r\n");
  await storeArrival(app, {
    channel: "EMAIL",
    partnerId: `${messageId} ${to}`,
    sender: renter.email!,
    content: Buffer.from(content),
    envelope: { from: renter.email, to },
  });
}

export async function text(telling: StoryState, step: Doing<"texts">): Promise<void> {
  const body = await saidIn(telling, step);
  const { phone } = renterOf(step.renter);
  const partnerId = `SM${crypto.randomUUID().replaceAll("-", "")}`;
  await storeArrival(telling.app, {
    channel: "SMS",
    partnerId,
    sender: phone!,
    content: Buffer.from(body),
    envelope: { MessageSid: partnerId, From: phone },
  });
}

export async function fillInForm(telling: StoryState, step: Doing<"fills-in-the-form">): Promise<void> {
  const { app, chats } = telling;
  const renter = renterOf(step.renter);
  const tourType = step.tourType ?? "IN_PERSON";
  const startsAt = await chooseShowingTime(telling, step.renter, step.about, step.visit, tourType);
  const moveInDate = app.clock.now().toZonedDateTimeISO("UTC").toPlainDate().add({ days: renter.movesInDays! });
  const {
    outcome,
    text: piper,
    token,
  } = await requestShowingByForm(app, {
    slug: (await homeOf(telling, step.about)).property.slug,
    startsAt: startsAt.toString(),
    tourType,
    contact: { name: renter.name, email: renter.email, phone: renter.phone, mayText: renter.phone !== undefined },
    answers: {
      moveInDate: moveInDate.toString(),
      monthlyIncome: step.monthlyIncome,
      creditScore: { low: step.creditScore, high: step.creditScore },
      pets: step.pets,
    },
    note: step.note ?? null,
    token: chats.get(step.renter)?.token ?? null,
    clientRequestId: crypto.randomUUID(),
  });
  if (outcome !== "requested")
    throw new Error(`${renter.name} got no request at ${demoPortfolio[step.about].title}: ${piper}`);
  await keepChat(telling, step.renter, token);
}

/** Activates the renter's account through its link, with a password. */
export async function activateAccount(telling: StoryState, step: Doing<"activates-account">): Promise<void> {
  const inquiry = (await loadInquiry(telling.app.db, await inquiryIdOf(telling, step.renter)))!;
  await activate(telling, inquiry.renterId, step.renter);
}

/** Activates the account of a contact, who is this renter of the story. */
export async function activate({ app }: StoryState, renterId: string, key: string): Promise<void> {
  const { href } = await app.inTransaction((tx) => inviteRenter(tx, app, renterId));
  const activationToken = new URL(href).searchParams.get("token") ?? "";
  const password = demoPassword(app.secret, renterOf(key).email!);
  await activateWithPassword(app, { activationToken, password }, { address: "127.0.0.1", userAgent: null });
}
