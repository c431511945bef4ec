import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import helmet from "helmet";
import type { Config } from "../../config.ts";

/** The headers that tell browsers what a page of ours may do: the same for every answer, so they are worked out once. */
export function securityHeaders(config: Pick<Config, "google" | "publicUrl" | "mapOrigins">): Record<string, string> {
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
  return Object.fromEntries(response.getHeaderNames().map((name) => [name, String(response.getHeader(name))]));
}
