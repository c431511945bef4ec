import compress from "@fastify/compress";
import multipart from "@fastify/multipart";
import rateLimit from "@fastify/rate-limit";
import type { EndpointSpec } from "@porchlight/contract/endpoint.ts";
import { Refusal, refuse } from "@porchlight/domain/refusals.ts";
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from "fastify";
import { LRUCache } from "lru-cache";
import type { Logger } from "pino";
import { z } from "zod";
import type { Config } from "../../config.ts";
import { uploadBytes } from "../../limits.ts";
import type { Clock } from "../clock/clock.ts";
import { sanitizeStrings } from "../database/sanitize-text.ts";
import { type ArrivalTimes, arrivalTimes, endingSlowSenders, limitArrival } from "./arrival-time.ts";
import { clientOf } from "./client-address.ts";
import { drainOf } from "./drain.ts";
import { fieldsOf, retryAfterOf, toErrorBody } from "./errors.ts";
import { inputWords } from "./input-words.ts";
import { openStreams } from "./open-streams.ts";
import { securityHeaders } from "./security-headers.ts";
import type { Actor, EndpointCall, Route } from "./serve.ts";

export type HttpDeps = {
  config: Config;
  clock: Clock;
  log: Logger;
  /** Who a bearer token is, or null. `timeZone` is the zone the call came from, where it says so. */
  signedIn(token: string, timeZone: string | null): Promise<Actor | null>;
  /** Who a web chat's token is, or null. */
  visitor(token: string): Promise<Actor | null>;
};

const bodyLimitBytes = 1024 * 1024;

/** A reply up to this size is compressed at once: that takes a fifth of a millisecond, the way to another thread longer. */
const compressedAtOnceBytes = 32 * 1024;

/** An HTTP server with the product's manners: headers, limits, request ids, `X-Now`, one body for every error. */
export async function createHttpServer(doors: HttpDeps, times: ArrivalTimes = arrivalTimes): Promise<FastifyInstance> {
  const { config } = doors;
  const server: FastifyInstance = Fastify({
    ...endingSlowSenders(times),
    loggerInstance: doors.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: bodyLimitBytes,
    genReqId: () => crypto.randomUUID(),
    // The lines name the request themselves, so no request needs a logger of its own.
    childLoggerFactory: (logger) => logger,
    requestIdHeader: false,
    trustProxy: "loopback",
    // What arrives on an open connection while the process stops is answered, not turned away.
    return503OnClosing: false,
    rewriteUrl: (request) => readableAddress(request.url ?? "/"),
  });
  server.decorate("drain", drainOf(server.server));
  server.decorate("streams", openStreams(config));
  limitArrival(server, times);
  // Many clients say "JSON" and send nothing: that is no body, and what a call lacks is told at its fields.
  const readJson = server.getDefaultJsonParser("error", "error");
  server.addContentTypeParser<string>("application/json", { parseAs: "string" }, (request, body, done) =>
    body === "" ? done(null, undefined) : readJson(request, body, done),
  );
  const headersAt = securityHeaders(config);
  server.addHook("onRequest", (request, reply, next) => {
    reply.headers(headersAt(request.url));
    next();
  });
  await server.register(compress, {
    threshold: 2048,
    syncThreshold: compressedAtOnceBytes,
    encodings: ["br", "gzip"],
  });
  await server.register(multipart, {
    limits: { fileSize: uploadBytes, files: 1, fields: 5, fieldSize: 1000, fieldNameSize: 100 },
  });
  await server.register(rateLimit, {
    max: config.requestsPerMinute,
    // A connection that is gone has no address any more.
    keyGenerator: (request) => clientOf(request.ip ?? "gone"),
    timeWindow: "1 minute",
    errorResponseBuilder: () => Refusal.of("too-many-requests"),
    // A page's own files are many and cheap; what counts is what people do.
    allowList: (request) => request.url.startsWith("/assets/"),
  });
  // Here all that callers send passes, pages' forms too; what cannot be kept must not fail deep inside.
  server.addHook("preValidation", (request, _reply, next) => {
    for (const given of [request.params, request.query, request.body])
      if (typeof given === "object" && given !== null) sanitizeStrings(given);
    next();
  });
  server.setErrorHandler((error, request, reply) => {
    const body = toErrorBody(error);
    if (body.statusCode >= 500 && !(error instanceof Refusal))
      request.log.error({ err: error, reqId: request.id }, "unexpected");
    void reply.code(body.statusCode).send(body);
  });
  markReplies(server, doors.clock);
  logReplies(server);
  return server;
}

function markReplies(server: FastifyInstance, clock: Clock): void {
  server.addHook("onSend", (request, reply, payload, next) => {
    reply.header("X-Now", clock.now().toString());
    reply.header("X-Request-Id", request.id);
    const retryAfter = retryAfterOf(reply.statusCode);
    if (retryAfter !== null) reply.header("Retry-After", retryAfter);
    if (server.drain.isAnnounced()) reply.header("Connection", "close");
    next(null, payload);
  });
}

function logReplies(server: FastifyInstance): void {
  server.addHook("onResponse", (request, reply, next) => {
    request.log.info(
      {
        reqId: request.id,
        method: request.method,
        path: request.routeOptions.url ?? "unknown",
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      "request",
    );
    next();
  });
}

/** The URL with broken escapes in its path made literal, so that it answers 404 like any other unknown address. */
function readableAddress(url: string): string {
  if (!url.includes("%")) return url;
  const [path, ...query] = url.split("?");
  try {
    decodeURIComponent(path!);
    return url;
  } catch {
    return [path!.replaceAll("%", "%25"), ...query].join("?");
  }
}

/** Registers the contract's endpoints under /api. */
export function registerRoutes(server: FastifyInstance, doors: HttpDeps, routes: Route[]): void {
  for (const route of routes) {
    const { spec } = route;
    server.route({
      method: spec.method,
      url: `/api${spec.path}`,
      ...(spec.kind === "stream" ? { compress: false } : {}),
      ...(spec.isProbe ? { config: { rateLimit: false } } : {}),
      handler: async (request, reply) => answer(route, doors, request, reply),
    });
  }
  server.all("/api/*", () => refuse("not-found"));
}

async function answer(route: Route, doors: HttpDeps, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const { spec } = route;
  const actor = await actorOf(spec, doors, request);
  const asked: EndpointCall<EndpointSpec> = {
    actor: actor as never,
    ...parse(spec, request),
    timeZone: timeZoneOf(request) ?? "UTC",
    address: request.ip,
    request,
    reply,
  };
  if (isForAll(spec)) reply.header("cache-control", "no-cache");
  const answered = await route.handle(asked);
  if (reply.sent || spec.kind === "stream" || spec.kind === "file") return reply.sent ? reply : answered;
  if (answered === undefined) return reply.code(204).send();
  return reply.code(spec.status ?? 200).send(answered);
}

/** What anybody reads may be kept by a browser that asks whether it still holds, so that going back shows it at once. */
const isForAll = ({ who, method, isProbe }: EndpointSpec): boolean => who === "public" && method === "GET" && !isProbe;

async function actorOf(spec: EndpointSpec, doors: HttpDeps, request: FastifyRequest): Promise<Actor | null> {
  if (spec.who === "public" || spec.who === "link") return null;
  const token = bearerOf(request);
  if (!token) return refuse("not-signed-in");
  const actor = spec.who === "visitor" ? await doors.visitor(token) : await doors.signedIn(token, timeZoneOf(request));
  if (!actor) return refuse("not-signed-in");
  if (spec.who === "signed-in" || actor.role === spec.who) return actor;
  return refuse("role-not-allowed");
}

const bearerOf = (request: FastifyRequest): string | null =>
  /^Bearer (\S{10,200})$/.exec(request.headers.authorization ?? "")?.[1] ?? null;

const inClearWords = { error: inputWords };
/** A misspelt filter that went unheard would answer with too much. */
const noQuery = z.strictObject({});

function parse(spec: EndpointSpec, request: FastifyRequest) {
  // An id that is not one names nothing, so it is "not found" like a stranger's.
  const params = spec.params ? spec.params.safeParse(request.params) : null;
  if (params && !params.success) refuse("not-found");
  const query = (spec.query ?? noQuery).safeParse(request.query, inClearWords);
  const body = spec.body ? spec.body.safeParse(request.body ?? {}, inClearWords) : null;
  const fields = { ...(query.error ? fieldsOf(query.error) : {}), ...(body?.error ? fieldsOf(body.error) : {}) };
  if (Object.keys(fields).length > 0) refuse("invalid-input", {}, fields);
  return { params: params?.data as undefined, query: query.data as undefined, body: body?.data as undefined };
}

const zones = new LRUCache<string, boolean>({ max: 1000, memoMethod: isTimeZone });

function timeZoneOf(request: FastifyRequest): string | null {
  const zone = request.headers["client-time-zone"];
  if (typeof zone !== "string" || zone.length > 64) return null;
  return zones.memo(zone) ? zone : null;
}

function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat("en-US", { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}
