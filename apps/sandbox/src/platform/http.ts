import formbody from "@fastify/formbody";
import fastify, { type FastifyInstance, type FastifyRequest } from "fastify";
import { Problem } from "./problem.ts";

const bodyLimitBytes = 1024 * 1024;

/** An HTTP server for this machine only: it answers to loopback names, and to no other site's forms. */
export async function createHttp(): Promise<FastifyInstance> {
  const http = fastify({ bodyLimit: bodyLimitBytes, forceCloseConnections: true });
  await http.register(formbody, { bodyLimit: bodyLimitBytes });
  // Many clients name JSON as their content and then send nothing, where nothing is asked for.
  const parseJson = http.getDefaultJsonParser("error", "error");
  http.addContentTypeParser<string>("application/json", { parseAs: "string" }, (request, body, done) =>
    body === "" ? done(null) : parseJson(request, body, done),
  );
  http.addHook("onRequest", async (request) => {
    // A page elsewhere can point a name of its own at 127.0.0.1, or post a form here; neither is the person at this machine.
    if (!isLoopbackHost(request.host)) throw new Problem(403, "The sandbox answers on this machine only");
    if (request.method !== "GET" && !comesFromHere(request)) throw new Problem(403, "Another site sent this");
  });
  http.addHook("onSend", async (_request, reply) => {
    reply.header("x-content-type-options", "nosniff");
  });
  http.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) => {
    const statusCode = error.statusCode ?? 500;
    const details = error instanceof Problem ? error.details : {};
    if (statusCode >= 500 && !(error instanceof Problem)) console.error(error);
    return reply.code(statusCode).send({ statusCode, message: error.message, ...details });
  });
  http.setNotFoundHandler((request, reply) =>
    reply.code(404).send({ statusCode: 404, message: `The sandbox has no ${request.method} ${request.url}` }),
  );
  return http;
}

/** Whether a host, with or without a port, is a name of this machine. */
export function isLoopbackHost(host: string): boolean {
  const name = host.replace(/:\d+$/, "").toLowerCase();
  return name === "localhost" || name.endsWith(".localhost") || name === "[::1]" || /^127(\.\d{1,3}){3}$/.test(name);
}

function comesFromHere({ headers, host }: FastifyRequest): boolean {
  const { origin } = headers;
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host);
}
