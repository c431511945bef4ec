import { endpoints } from "@porchlight/contract/endpoints.ts";
import type { Ask, TestProduct } from "@porchlight/server/src/testing/product.ts";
import { type Mask, maskRandom } from "./masks.ts";

type Mail = {
  id: string;
  from: string;
  to: string[];
  subject: string;
  text: string;
  html: string;
  attachments: { filename: string; contentType: string }[];
};
type Text = { sid: string; to: string; body: string };

export type Recorder = {
  product: TestProduct;
  /** Asks, records the reply and whatever is sent because of it, and answers with the reply's body. */
  call<Body = never>(method: string, path: string, ask?: Ask): Promise<Body>;
  /** Records what follows from an act that is no call of the product's. */
  after(what: string, act: () => Promise<unknown>): Promise<void>;
  /** A page as the browser gets it. */
  page(path: string): Promise<void>;
  /** The calls that were not asked, as method and path. */
  missing(): string[];
  /** All that was recorded, a file each. */
  files(): Record<"replies" | "mails" | "texts" | "pages", string>;
};

/** Calls of one signed-in person. Unlike those of a scenario's stage they may be refused, which is recorded as well. */
export type Caller = <Body = never>(method: string, path: string, body?: unknown) => Promise<Body>;

export const callerOf =
  (recorder: Recorder, token: string): Caller =>
  (method, path, body) =>
    recorder.call(method, path, { token, ...(body ? { body } : {}) });

/** A tag a line, so that a difference is short. */
const inLines = (html: string): string => html.replaceAll("><", ">\n<");
const json = (value: unknown): string => JSON.stringify(value, null, 1);

/** Notes replies, mails, texts and pages of a product, without what is drawn at random. */
export function recordOf(product: TestProduct): Recorder {
  const lines = { replies: [] as string[], mails: [] as string[], texts: [] as string[], pages: [] as string[] };
  const mask = maskRandom();
  const known = new Set<string>();
  const asked: string[] = [];

  async function noteSent(): Promise<void> {
    await product.settled();
    const mails = await product.control<Mail[]>("GET", "mail");
    const texts = await product.control<Text[]>("GET", "sms");
    const newMails = mails.filter(({ id }) => !known.has(id));
    const newTexts = texts.filter(({ sid }) => !known.has(sid));
    for (const { id } of newMails) known.add(id);
    for (const { sid } of newTexts) known.add(sid);
    // What is sent at once arrives in any order.
    lines.mails.push(...sorted(newMails.map(mailLines), mask));
    lines.texts.push(
      ...sorted(
        newTexts.map(({ to, body }) => `to ${to}\n${body}`),
        mask,
      ),
    );
  }

  const heading = (what: string): void => {
    for (const part of ["replies", "mails", "texts"] as const) lines[part].push(`\n## ${mask(what)}\n`);
  };

  return {
    product,
    async call<Body>(method: string, path: string, ask: Ask = {}) {
      heading(`${method} ${path}`);
      asked.push(`${method} ${path.replace(/\?.*/, "")}`);
      const { status, body } = await product.api<Body>(method, path, ask);
      lines.replies.push(mask(`${status} ${json(body)}`));
      await noteSent();
      return body;
    },
    async after(what, act) {
      heading(what);
      await act();
      await noteSent();
    },
    async page(path) {
      const reply = await fetch(`${product.url}${path}`, { redirect: "manual" });
      const html = (await reply.text()).replaceAll(/<style>.*?<\/style>/gs, "<style>");
      lines.pages.push(`\n## ${mask(path)}\n`, mask(`${reply.status} ${inLines(html)}`));
    },
    missing() {
      const patterns = endpoints.map(({ spec: { method, path } }) => {
        const pattern = new RegExp(`^${method} ${path.replaceAll(/:\w+/g, "[^/]+")}$`);
        return { name: `${method} ${path}`, isAsked: asked.some((one) => pattern.test(one)) };
      });
      return patterns.filter(({ isAsked }) => !isAsked).map(({ name }) => name);
    },
    files: () => ({
      replies: lines.replies.join("\n"),
      mails: lines.mails.join("\n"),
      texts: lines.texts.join("\n"),
      pages: lines.pages.join("\n"),
    }),
  };
}

const mailLines = ({ from, to, subject, text, html, attachments }: Mail): string =>
  [
    `to ${to.join(", ")}`,
    `from ${from}`,
    `subject ${subject}`,
    json(attachments.map(({ filename }) => filename)),
    text,
    inLines(html),
  ].join("\n");

/** By their words, since names are given in the order of appearance. */
function sorted(sent: string[], mask: Mask): string[] {
  const plain = (one: string): string => one.replaceAll(/[\w-]*\d[\w-]*/g, "");
  return sent.sort((one, other) => (plain(one) < plain(other) ? -1 : 1)).map(mask);
}
