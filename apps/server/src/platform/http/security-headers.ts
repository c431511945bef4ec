import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import helmet from "helmet";
import type { Config } from "../../config.ts";

type Headers = Record<string, string>;

/** What an answer that is no page needs of them: it shows, frames and loads nothing. */
const alsoOfCalls = [
  "cache-control",
  "cross-origin-resource-policy",
  "referrer-policy",
  "strict-transport-security",
  "x-content-type-options",
] as const;

/** The pages that load Google's script for its button. They are reached by loading them, never from within another page. */
const signInPages = /^\/(?:auth|renter\/(?:auth|sign-in|activate))(?:\/|$)/;

/** The API's own pages lie under it, too. */
const isCall = (path: string): boolean => path.startsWith("/api/") && !path.startsWith("/api/docs");

/**
 * Returns the security headers for the answer at an address. Nothing is cached except answers with a `cache-control` of
 * their own.
 */
export function securityHeaders(
  config: Pick<Config, "google" | "publicUrl" | "mapOrigins">,
): (address: string) => Headers {
  const ofPages = pageHeaders(config, []);
  const ofSignIn = pageHeaders(config, [new URL(config.google.scriptUrl).origin]);
  const kept = alsoOfCalls.filter((name) => name in ofPages).map((name) => [name, ofPages[name]!]);
  const ofCalls: Headers = {
    "content-security-policy": "default-src 'none';frame-ancestors 'none'",
    ...Object.fromEntries(kept),
  };
  return (address) => {
    const path = address.split("?", 1)[0]!;
    if (isCall(path)) return ofCalls;
    return signInPages.test(path) ? ofSignIn : ofPages;
  };
}

/** Returns a page's policy that also allows its one inline script, by its hash. */
export const withInlineScript = (policy: string, scriptHash: string): string =>
  policy.replace("script-src 'self'", `script-src 'self' ${scriptHash}`);

function pageHeaders(config: Pick<Config, "publicUrl" | "mapOrigins">, googleOrigin: string[]): Headers {
  const middleware = helmet({
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...googleOrigin],
        styleSrc: ["'self'", "'unsafe-inline'", ...googleOrigin],
        imgSrc: ["'self'", "data:", "blob:", ...config.mapOrigins],
        connectSrc: ["'self'", ...googleOrigin, ...config.mapOrigins],
        frameSrc: googleOrigin.length > 0 ? googleOrigin : ["'none'"],
        frameAncestors: ["'none'"],
        workerSrc: ["'self'", "blob:"],
        upgradeInsecureRequests: null,
      },
    },
    xFrameOptions: { action: "deny" },
    crossOriginOpenerPolicy: { policy: "same-origin-allow-popups" },
    strictTransportSecurity: config.publicUrl.startsWith("https://"),
  });
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  middleware(request, response, (error) => {
    if (error) throw error;
  });
  return {
    ...Object.fromEntries(response.getHeaderNames().map((name) => [name, String(response.getHeader(name))])),
    "cache-control": "no-store",
  };
}
