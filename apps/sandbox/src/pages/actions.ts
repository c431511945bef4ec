import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { faultModes, partners } from "../faults/faults.ts";
import type { Mail } from "../mail/mailbag.ts";
import { postToProduct } from "../mail/post.ts";
import { accept, Problem } from "../platform/problem.ts";
import { incomingText, textProduct } from "../sms/inbound.ts";
import { deliverLead } from "../syndication/leads.ts";
import { resetWorld, type World } from "../world.ts";
import { hrefOf, type PagePlace, pageQuery } from "./place.ts";
import { longTime, quoteTime, wallTime } from "./times.ts";

const replyForm = z.object({ mail: z.string(), text: z.string().trim().min(1) });
const mailForm = z.object({
  name: z.string().trim().min(1).max(200),
  from: z.email(),
  to: z.email(),
  subject: z.string().trim().min(1),
  text: z.string().trim().min(1),
});
const textForm = z.object({ from: z.string(), body: z.string() });
const leadForm = z.object({
  listingId: z.string().min(1),
  name: z.string().trim().max(200),
  email: z.email(),
  phone: z.string().trim().max(40),
  leadType: z.string(),
  message: z.string().trim(),
});
const clockForm = z.union([z.object({ advance: z.string() }), z.object({ now: z.iso.datetime({ local: true }) })]);
const accountForm = z.object({ name: z.string().trim().min(1).max(200), email: z.email() });
const faultForm = z.object({
  partner: z.enum([...partners, "all"]),
  mode: z.enum(faultModes).default("ok"),
  count: z.union([z.literal("").transform(() => undefined), z.coerce.number().int().min(1)]).optional(),
});

type Done = { notice: string; to?: Partial<PagePlace> };
type Act = (form: unknown) => Promise<Done>;

/** What a person does on the page: each is a form, and each ends on the page again with a sentence about what happened. */
export function pageActions(http: FastifyInstance, world: World): void {
  const action = (path: string, act: Act) => http.post(path, (request, reply) => carryOut(act, request, reply));

  action("/pages/reply", async (form) => {
    const { mail: id, text } = accept(replyForm, form);
    const mail = world.mailbag.get(id);
    if (!mail) throw new Problem(404, "That mail is gone");
    await postToProduct(world, replyTo(mail, text));
    return { notice: "The product accepted the reply.", to: { tab: "mail" } };
  });

  action("/pages/mail", async (form) => {
    const { name, from, ...mail } = accept(mailForm, form);
    const { id } = await postToProduct(world, { ...mail, from: `"${name.replace(/["\\]/g, "")}" <${from}>` });
    return { notice: "The product accepted the email.", to: { tab: "mail", write: undefined, mail: id } };
  });

  action("/pages/text", async (form) => {
    const { from, body } = accept(textForm, form);
    const text = accept(incomingText, { from: e164(from), to: world.config.smsNumber, body });
    const { status } = await textProduct(world, text);
    if (status >= 300) throw new Problem(502, `The product's webhook answered ${status}`);
    return { notice: "The product accepted the text.", to: { tab: "phone", phone: text.from } };
  });

  action("/pages/lead", async (form) => {
    const { phone, message, ...lead } = accept(leadForm, form);
    const { status } = await deliverLead(world, { ...lead, ...(phone && { phone }), ...(message && { message }) });
    if (status >= 300) throw new Problem(502, `The product's webhook answered ${status}`);
    return { notice: "The product accepted the lead.", to: { tab: "platform" } };
  });

  action("/pages/platform-read", async () => {
    const { result, problem } = await world.platform.read();
    if (problem) throw new Problem(502, `The platform could not read the feed: ${problem}`);
    return {
      notice: result === "unchanged" ? "Nothing has changed." : "The platform read the feed.",
      to: { tab: "platform" },
    };
  });

  action("/pages/clock", async (form) => {
    const move = accept(clockForm, form);
    await ("now" in move ? world.clock.moveTo(wallTime(move.now)) : world.clock.advance(move.advance));
    return { notice: `It is ${longTime(world.clock.reading().now)}.` };
  });

  action("/pages/google-account", async (form) => {
    const account = accept(accountForm, form);
    if (world.accounts.find(account.email)) throw new Problem(409, `${account.email} exists already`);
    world.accounts.replace([...world.accounts.all(), account]);
    return { notice: `${account.name} has a Google account.`, to: { tab: "google" } };
  });

  action("/pages/faults", async (form) => {
    const { partner, mode, count } = accept(faultForm, form);
    if (partner === "all") world.faults.clear();
    else world.faults.set({ [partner]: mode === "ok" ? { mode } : { mode, count } });
    return { notice: "Done.", to: { tab: "faults" } };
  });

  action("/pages/reset", async () => {
    await resetWorld(world);
    return { notice: "Everything is forgotten.", to: { mail: undefined, phone: undefined, box: undefined } };
  });
}

async function carryOut(act: Act, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const place = placeBefore(request);
  try {
    const { notice, to } = await act(request.body);
    return seeOther(reply, hrefOf(place, { ...to, notice }));
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return seeOther(reply, hrefOf(place, { notice: error.message, problem: "1" }));
  }
}

const seeOther = (reply: FastifyReply, href: string) => reply.code(303).header("location", href).send();

function placeBefore({ headers }: FastifyRequest): PagePlace {
  const from = headers.referer && URL.canParse(headers.referer) ? new URL(headers.referer).searchParams : [];
  return pageQuery.parse(Object.fromEntries(from));
}

const e164 = (typed: string): string => {
  const digits = typed.replace(/\D/g, "");
  if (typed.trim().startsWith("+")) return `+${digits}`;
  return digits.length === 10 ? `+1${digits}` : `+${digits}`;
};

/** An answer as a mail program writes it: to the reply address, in the thread, the answered mail quoted below. */
function replyTo(mail: Mail, text: string) {
  const quoted = mail.text
    .trimEnd()
    .split(/\r?\n/)
    .map((line) => `> ${line}`.trimEnd());
  const references = [mail.references, mail.messageId].filter(Boolean).join(" ");
  return {
    from: mail.to[0] ?? "",
    to: mail.replyTo ?? mail.from,
    subject: /^re:/i.test(mail.subject) ? mail.subject : `Re: ${mail.subject}`,
    text: [
      text,
      "",
      `On ${quoteTime(mail.receivedAt)} ${mail.fromName || mail.from} <${mail.from}> wrote:`,
      "",
      ...quoted,
    ].join("\n"),
    ...(mail.messageId && { inReplyTo: mail.messageId, headers: { References: references } }),
  };
}
