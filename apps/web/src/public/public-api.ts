import type { BodyOf, EndpointSpec, ReplyOf } from "@porchlight/contract/endpoint.ts";
import type { ErrorBody } from "@porchlight/contract/error-body.ts";
import type * as contract from "@porchlight/contract/public.ts";
import type { Tour } from "@porchlight/contract/public-pages.ts";

/** What the server says of a refused call; `code` is null where no answer of it arrived. */
type Refused = { message: string; code: ErrorBody["code"] | null };

/** A call that the server rejected or that did not reach it (`status` 0). */
export class PublicCallError extends Error {
  readonly status: number;
  readonly code: Refused["code"];

  constructor(status: number, { message, code }: Refused) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

const nothingArrived: Refused = { message: "", code: null };

type CallInput<E extends EndpointSpec> = {
  path: E["path"];
  method: E["method"];
  slug?: string;
  query?: string;
  token?: string;
  body?: BodyOf<E>;
};

// The contract's types alone: its schemas would bring a validator into a page that does without.
async function call<E extends EndpointSpec>(base: string, given: CallInput<E>): Promise<ReplyOf<E>> {
  const headers = new Headers();
  if (given.token) headers.set("Authorization", `Bearer ${given.token}`);
  if (given.body !== undefined) headers.set("Content-Type", "application/json");
  const address = `${base}${given.path.replace(":slug", encodeURIComponent(given.slug ?? ""))}${given.query ?? ""}`;
  const reply = await fetch(address, {
    method: given.method,
    headers,
    body: given.body === undefined ? null : JSON.stringify(given.body),
  }).catch(() => {
    throw new PublicCallError(0, nothingArrived);
  });
  const text = await reply.text();
  if (!reply.ok) throw new PublicCallError(reply.status, refusalIn(text));
  return JSON.parse(text) as ReplyOf<E>;
}

function refusalIn(text: string): Refused {
  try {
    return JSON.parse(text) as ErrorBody;
  } catch {
    return nothingArrived;
  }
}

export const fetchOpenings = (base: string, slug: string, tour: Tour) =>
  call<typeof contract.getOpenings>(base, {
    method: "GET",
    path: "/public/listing/:slug/openings",
    slug,
    query: `?tourType=${tour}`,
  });

export const beginConversation = (base: string, body: BodyOf<typeof contract.startConversation>) =>
  call<typeof contract.startConversation>(base, { method: "POST", path: "/public/conversation", body });

export const readConversation = (base: string, token: string) =>
  call<typeof contract.getConversationMessages>(base, { method: "GET", path: "/public/conversation/messages", token });

export const sayInConversation = (base: string, token: string, body: BodyOf<typeof contract.sendConversationMessage>) =>
  call<typeof contract.sendConversationMessage>(base, {
    method: "POST",
    path: "/public/conversation/messages",
    token,
    body,
  });

const firstWaitMilliseconds = 1000;
const maxWaitMilliseconds = 30_000;

/** Calls back at each change of the conversation until stopped. A lost connection is reopened with growing delays. */
export function followConversation(base: string, token: string, onChange: () => void): () => void {
  const stop = new AbortController();
  void keepFollowing(() => openEvents(base, token, stop.signal), onChange, stop.signal);
  return () => stop.abort();
}

type Events = ReadableStream<Uint8Array>;

/**
 * Opens the stream of the conversation's changes. Returns "refused" when the token is no longer valid, null when it
 * failed.
 */
async function openEvents(base: string, token: string, signal: AbortSignal): Promise<Events | "refused" | null> {
  const path: (typeof contract.streamConversation)["path"] = "/public/conversation/events";
  const reply = await fetch(`${base}${path}`, { headers: { Authorization: `Bearer ${token}` }, signal });
  if (reply.status === 401) return "refused";
  return reply.ok ? reply.body : null;
}

async function keepFollowing(
  open: () => ReturnType<typeof openEvents>,
  onChange: () => void,
  stopped: AbortSignal,
): Promise<void> {
  let wait = firstWaitMilliseconds;
  let wasConnected = false;
  while (!stopped.aborted) {
    try {
      const events = await open();
      if (events === "refused") return;
      if (events) {
        // Nobody knows what was said in between.
        if (wasConnected) onChange();
        wasConnected = true;
        await readEvents(events, onChange);
        wait = firstWaitMilliseconds;
      }
    } catch {
      // Offline or stopped: the loop's condition tells which.
    }
    await new Promise((resolve) => setTimeout(resolve, wait));
    wait = Math.min(wait * 2, maxWaitMilliseconds);
  }
}

async function readEvents(body: Events, onChange: () => void): Promise<void> {
  const reader = body.pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>).getReader();
  let held = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    held += value;
    const events = held.split("\n\n");
    held = events.pop()!;
    if (events.some((event) => /^event: change$/m.test(event))) onChange();
  }
}
