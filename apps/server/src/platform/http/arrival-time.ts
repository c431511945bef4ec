import { type Server, STATUS_CODES } from "node:http";
import { Socket } from "node:net";
import { type PlainRefusalCode, Refusal } from "@porchlight/domain/refusals.ts";
import type { FastifyHttpOptions, FastifyInstance } from "fastify";
import { toErrorBody } from "./errors.ts";
import { statusOfRefusal } from "./refusal-statuses.ts";

/** The time limits for receiving a request, in milliseconds. */
export type ArrivalTimes = {
  headers: number;
  /** A whole request but for an upload. */
  request: number;
  /** A whole request that is an upload: a large photo over a slow line. */
  upload: number;
  /** The rest of a request once the answer was sent; a caller that is still sending reads the answer. */
  afterAnswer: number;
  /** How often the server looks for requests that take longer than headers and uploads may. */
  lookEvery: number;
};

export const arrivalTimes: ArrivalTimes = {
  headers: 20_000,
  request: 30_000,
  upload: 300_000,
  afterAnswer: 2_000,
  lookEvery: 5_000,
};

/** Returns the options with which Node itself ends headers and uploads that arrive too slowly. */
export const endingSlowSenders = (times: ArrivalTimes): FastifyHttpOptions<Server> => ({
  requestTimeout: times.upload,
  http: { headersTimeout: times.headers, connectionsCheckingInterval: times.lookEvery },
  clientErrorHandler: answerBrokenRequest,
});

/** Ends requests whose body drips, and connections on which a body goes on after its answer. */
export function limitArrival(server: FastifyInstance, times: ArrivalTimes): void {
  server.addHook("preParsing", (request, _reply, payload, next) => {
    const { headers } = request.raw;
    const hasBody = headers["transfer-encoding"] !== undefined || Number(headers["content-length"]) > 0;
    // An upload is read where it is wanted, and ended with its connection.
    if (!hasBody || /^multipart\//i.test(headers["content-type"] ?? "")) return next(null, payload);
    // Told to whoever reads the body, as if it had failed; destroyed, it would take the connection and the answer along.
    const tooSlow = () => payload.listenerCount("error") > 0 && payload.emit("error", Refusal.of("request-too-slow"));
    const timer = setTimeout(tooSlow, times.request);
    payload.once("end", () => clearTimeout(timer)).once("close", () => clearTimeout(timer));
    next(null, payload);
  });
  server.addHook("onResponse", ({ raw }, _reply, next) => {
    const { socket } = raw;
    // A page's own call has no connection.
    if (socket instanceof Socket && !raw.complete && !raw.destroyed) {
      raw.unpipe();
      raw.resume();
      const timer = setTimeout(() => socket.destroy(), times.afterAnswer);
      raw.once("close", () => clearTimeout(timer));
    }
    next();
  });
}

const codeOf: Record<string, PlainRefusalCode> = {
  ERR_HTTP_REQUEST_TIMEOUT: "request-too-slow",
  HPE_HEADER_OVERFLOW: "headers-too-large",
};

/** Answers what cannot be read as a request, or took too long to arrive, and closes its connection. */
function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === "ECONNRESET" || socket.destroyed) return;
  const code = codeOf[error.code ?? ""] ?? "malformed-request";
  const body = JSON.stringify(toErrorBody(Refusal.of(code)));
  const status = statusOfRefusal[code];
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    "Content-Type: application/json; charset=utf-8",
    `Content-Length: ${Buffer.byteLength(body)}`,
    "Connection: close",
  ];
  if (socket.writable) socket.write(`${head.join("\r\n")}\r\n\r\n${body}`);
  socket.destroySoon();
}
