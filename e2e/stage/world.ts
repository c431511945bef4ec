import { expect, test } from "@playwright/test";
import type { Call } from "@porchlight/scenarios/stage.ts";

/** Where the clock stands when the journeys begin: a Monday, nine in the morning in Columbus. */
export const firstMorning = "2026-11-23T14:00:00Z";

/** The address of the product that the running journey is about. */
export const productUrl = (): string => test.info().project.use.baseURL!;

/** Calls the product's API as `token`'s owner, or as nobody. Rejects on anything but success. */
export const callAs =
  (token?: string): Call =>
  <Reply>(method: string, path: string, body?: unknown) =>
    ask<Reply>(method, `${productUrl()}/api${path}`, body, token ? { authorization: `Bearer ${token}` } : {});

/** Calls the sandbox's control API; the path is below /control. */
export const control = <Reply>(method: string, path: string, body?: unknown): Promise<Reply> =>
  ask<Reply>(method, `${process.env.E2E_SANDBOX_URL}/control${path}`, body);

async function ask<Reply>(method: string, url: string, body?: unknown, headers: Record<string, string> = {}) {
  const reply = await fetch(url, {
    method,
    headers: { ...headers, ...(body === undefined ? {} : { "content-type": "application/json" }) },
    body: body === undefined ? null : JSON.stringify(body),
  });
  const text = await reply.text();
  if (!reply.ok) throw new Error(`${method} ${url}: ${reply.status} ${text}`);
  return (text ? JSON.parse(text) : undefined) as Reply;
}

export type Mail = { id: string; subject: string; text: string; html: string; attachments: { filename: string }[] };

/** The newest mail to a person whose subject or text fits; waits for it. */
export async function mailTo(address: string, what: RegExp): Promise<Mail> {
  let found: Mail | undefined;
  await expect(async () => {
    const mails = await control<Mail[]>("GET", `/mail?to=${encodeURIComponent(address)}`);
    found = mails.find((mail) => what.test(`${mail.subject}\n${mail.text}`));
    expect(found, `among ${mails.map((mail) => mail.subject).join(" | ")}`).toBeDefined();
  }).toPass({ timeout: 20_000 });
  return found!;
}

/** The six digits of the newest code mailed to a person. */
export async function codeMailedTo(address: string): Promise<string> {
  const { text } = await mailTo(address, /\b\d{6}\b/);
  return /\b\d{6}\b/.exec(text)![0];
}

/** The path of the first link in a mail that fits, so that it is opened at the address the browser uses. */
export function pathIn(mail: Mail, link: RegExp): string {
  const links = mail.text.match(/https?:\/\/[^\s>)]+/g) ?? [];
  const url = new URL(links.find((one) => link.test(one)) ?? `http://no-such-link/${links.join(" ")}`);
  return url.pathname + url.search;
}
