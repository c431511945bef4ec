import type { AddressInfo } from "node:net";
import { clockRoutes } from "./clock/routes.ts";
import { configFrom, type SandboxConfig } from "./config.ts";
import { controlRoutes, type ProductAddress, pointAt } from "./control/routes.ts";
import { faultRoutes } from "./faults/routes.ts";
import { feedRoutes } from "./feeds/routes.ts";
import { googleRoutes } from "./google/routes.ts";
import { llmRoutes } from "./llm/routes.ts";
import { mailRoutes } from "./mail/routes.ts";
import { openSmtpInbox } from "./mail/smtp-inbox.ts";
import { pageRoutes } from "./pages/routes.ts";
import { paymentRoutes } from "./payments/routes.ts";
import { placesRoutes } from "./places/routes.ts";
import { createHttp } from "./platform/http.ts";
import { screeningRoutes } from "./screening/routes.ts";
import { textRoutes } from "./sms/control-routes.ts";
import { twilio } from "./sms/twilio-calls.ts";
import { twilioRoutes } from "./sms/twilio-routes.ts";
import { syndicationRoutes } from "./syndication/routes.ts";
import { openWorld, passTime } from "./world.ts";

export interface RunningSandbox {
  url: string;
  port: number;
  smtpPort: number;
  /** For a product that took free ports after the sandbox started. */
  pointAt(product: ProductAddress): void;
  close(): Promise<void>;
}

/**
 * Starts the outside world on loopback; what `options` leave out has the default that the environment's absence gives.
 * A port of 0 takes a free one.
 */
export async function startSandbox(options: Partial<SandboxConfig> = {}): Promise<RunningSandbox> {
  const world = await openWorld({ ...configFrom({}), ...options }, twilio);
  const http = await createHttp();
  let smtpPort = 0;
  controlRoutes(http, world, () => ({ http: portOf(http.server.address()), smtp: smtpPort }));
  clockRoutes(http, world);
  faultRoutes(http, world);
  mailRoutes(http, world);
  textRoutes(http, world);
  await twilioRoutes(http, world);
  await googleRoutes(http, world);
  await placesRoutes(http, world);
  await llmRoutes(http, world);
  await screeningRoutes(http, world);
  syndicationRoutes(http, world);
  feedRoutes(http, world);
  await paymentRoutes(http, world);
  pageRoutes(http, world);

  const inbox = await openSmtpInbox(world);
  smtpPort = inbox.port;
  try {
    await http.listen({ port: world.config.port, host: "127.0.0.1" });
  } catch (error) {
    await inbox.close();
    throw error;
  }
  const port = portOf(http.server.address());
  const ticking = setInterval(() => void passTime(world), 1_000);
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    smtpPort,
    pointAt: (product) => pointAt(world, product),
    async close() {
      clearInterval(ticking);
      world.closing.abort();
      await Promise.all([http.close(), inbox.close()]);
    },
  };
}

const portOf = (address: string | AddressInfo | null): number => (address as AddressInfo).port;
