import type { BodyOf, Caller, EndpointSpec, ParamsOf, QueryOf, ReplyOf } from "@porchlight/contract/endpoint.ts";
import { CallError, callErrorFrom, whenAsking } from "./call-error.ts";
import { addressOf, callHeaders } from "./call-request.ts";
import { config } from "./config.ts";
import { takeFirstReply } from "./first-calls.ts";
import { followServerClock } from "./now.ts";
import { endSession } from "./session.ts";

type Part<Name extends string, Value> = undefined extends Value
  ? { [name in Name]?: Value }
  : { [name in Name]: Value };
/** The input of an endpoint; parts that the contract does not have cannot be given. */
export type CallInput<E extends EndpointSpec> = Part<"params", ParamsOf<E>> &
  Part<"query", QueryOf<E>> &
  Part<"body", BodyOf<E>> & {
    signal?: AbortSignal;
    /** Whether the call goes on when the page is closed, which takes small bodies only. */
    keepalive?: boolean;
  };
type InputArguments<E extends EndpointSpec> =
  Record<never, never> extends CallInput<E> ? [input?: CallInput<E>] : [input: CallInput<E>];

/** Everybody else is known by something in the call itself, or not at all. */
const tokenCallers: ReadonlySet<Caller> = new Set<Caller>(["renter", "investor", "signed-in"]);

let worked: ((asked: string) => void) | null = null;

/** Calls back with the method and address of each call that succeeded. */
export function whenWorked(listener: (asked: string) => void): void {
  worked = listener;
}

/** Sends a request and handles every reply: clock, sign-out on 401, errors as `CallError`. */
export async function send(address: string, init: RequestInit, withToken: boolean): Promise<Response> {
  const asked = (init.method ?? "GET") === "GET" ? takeFirstReply(address) : undefined;
  const reply = await (asked ?? fetch(address, init)).catch((cause: unknown) => {
    if (cause instanceof DOMException && cause.name === "AbortError") throw cause;
    throw unreachable();
  });
  return settled(reply, withToken);
}

/** The error when the server cannot be reached. */
export const unreachable = (): CallError => new CallError(0, null, "unreachable");

/** Handles what every reply has in common, however it was requested. */
export async function settled(reply: Response, withToken: boolean): Promise<Response> {
  followServerClock(reply);
  if (reply.ok) return reply;
  const error = callErrorFrom(reply.status, await reply.text());
  if (reply.status === 401 && withToken) endSession("ended");
  throw error;
}

/**
 * Calls an endpoint of the contract and returns its reply. A success dismisses the alert of an earlier failure.
 * Errors  `CallError` with the server's message, code and messages per field; a 401 on a call made with a token signs out.
 */
export async function call<E extends EndpointSpec>(endpoint: E, ...given: InputArguments<E>): Promise<ReplyOf<E>> {
  const { params, query, body, signal, keepalive } = (given[0] ?? {}) as {
    params?: Record<string, unknown>;
    query?: Record<string, unknown>;
    body?: unknown;
    signal?: AbortSignal;
    keepalive?: boolean;
  };
  const withToken = tokenCallers.has(endpoint.who);
  const headers = callHeaders(withToken);
  const isForm = body instanceof FormData;
  if (body !== undefined && !isForm) headers.set("Content-Type", "application/json");
  const address = addressOf(config().apiBaseUrl, endpoint.path, params, query);
  const asked = `${endpoint.method} ${address}`;
  const reply = await send(
    address,
    {
      method: endpoint.method,
      headers,
      body: body === undefined ? null : isForm ? body : JSON.stringify(body),
      signal: signal ?? null,
      keepalive: keepalive ?? false,
    },
    withToken,
  ).catch((error: unknown) => {
    throw error instanceof CallError ? whenAsking(asked, error) : error;
  });
  worked?.(asked);
  if (reply.status === 204) return undefined as ReplyOf<E>;
  const text = await reply.text();
  return (text ? JSON.parse(text) : undefined) as ReplyOf<E>;
}
