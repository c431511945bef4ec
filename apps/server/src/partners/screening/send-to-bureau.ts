import { z } from "zod";
import { textWithin } from "../bounded-body.ts";
import { ScreeningFault, unreachable } from "./screening-fault.ts";

export type BureauRequest = {
  /** What the call is for, as messages name it. */
  what: string;
  method: "GET" | "POST" | "PUT";
  url: string;
  headers?: Record<string, string>;
  body?: unknown;
  signal: AbortSignal;
};

export type BureauReply = { status: number; text: string };

/** Enough for a report of a hundred pages. */
const maxBytes = 4 * 1024 * 1024;
const envelope = z.object({
  name: z.string().regex(/^\w{1,60}$/),
  errors: z.array(z.object({ field: z.string() })).catch([]),
});
const fieldName = /^[A-Za-z][\w.[\]]{0,80}$/;

/** Makes one HTTP call. Errors  `ScreeningFault` unreachable: no answer in time, too long a one, or a redirect. */
export async function sendToBureau({ what, url, body, headers, ...rest }: BureauRequest): Promise<BureauReply> {
  try {
    const answer = await fetch(url, {
      ...rest,
      // A person's data goes to the configured address and nowhere else.
      redirect: "error",
      headers: { accept: "application/json", "content-type": "application/json", ...headers },
      body: body === undefined ? null : JSON.stringify(body),
    });
    return { status: answer.status, text: await textWithin(answer, maxBytes) };
  } catch {
    throw unreachable(`${what}: the bureau did not answer`);
  }
}

/** Returns the JSON of a successful reply, null for an empty one. Errors  `ScreeningFault` as `faultOf`, or unreachable. */
export function jsonOf(what: string, reply: BureauReply): unknown {
  if (reply.status < 200 || reply.status > 299) throw faultOf(what, reply);
  const read = parsed(reply.text);
  // The parser's own message quotes what it read.
  if (read === undefined) throw unreachable(`${what}: the bureau's answer is not JSON`);
  return read;
}

/** Returns the fault that a reply other than a success stands for. */
function faultOf(what: string, { status, text }: BureauReply): ScreeningFault {
  if (status === 404) return new ScreeningFault("not-found", `${what}: the bureau knows no such record`);
  if (status === 401 || status === 408 || status === 429 || status >= 500 || status < 400)
    return unreachable(`${what}: the bureau answered ${status}`);
  const told = envelope.safeParse(parsed(text)).data;
  const code = told?.name ?? null;
  const fields = (told?.errors ?? []).map(({ field }) => field).filter((field) => fieldName.test(field));
  return new ScreeningFault("refused", `${what}: the bureau answered ${status} ${code ?? ""}`.trim(), { code, fields });
}

function parsed(text: string): unknown {
  if (text.trim() === "") return null;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
