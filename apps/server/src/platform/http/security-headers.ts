import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import helmet from "helmet";
import type { Config } from "../../config.ts";

type Headers = Record<string, string>;

/** What an answer that is no page needs of them: it shows, frames and loads nothing. */
const alsoOfCalls = [
  "cross-origin-resource-policy",
  "referrer-policy",
  "strict-transport-security",
  "x-content-type-options",
] as const;

/** The headers that tell browsers what a page of ours may do: the same for every answer, so they are worked out once. */
export function securityHeaders(config: Pick<Config, "google" | "publicUrl" | "mapOrigins">): {
  ofPages: Headers;
  ofCalls: Headers;
} {
  const googleOrigin = new URL(config.google.scriptUrl).origin;
  const middleware = helmet({
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", googleOrigin],
        styleSrc: ["'self'", "'unsafe-inline'", googleOrigin],
        imgSrc: ["'self'", "data:", "blob:", ...config.mapOrigins],
        connectSrc: ["'self'", googleOrigin, ...config.mapOrigins],
        frameSrc: ["'self'", googleOrigin],
        workerSrc: ["'self'", "blob:"],
        upgradeInsecureRequests: null,
      },
    },
    crossOriginOpenerPolicy: { policy: "same-origin-allow-popups" },
    strictTransportSecurity: config.publicUrl.startsWith("https://"),
  });
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  middleware(request, response, (error) => {
    if (error) throw error;
  });
  const ofPages: Headers = Object.fromEntries(
    response.getHeaderNames().map((name) => [name, String(response.getHeader(name))]),
  );
  const kept = alsoOfCalls.filter((name) => name in ofPages).map((name) => [name, ofPages[name]!]);
  const ofCalls: Headers = {
    "content-security-policy": "default-src 'none';frame-ancestors 'none'",
    ...Object.fromEntries(kept),
  };
  return { ofPages, ofCalls };
}
