import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { withoutSlash } from "../config.ts";
import { accept } from "../platform/problem.ts";
import { resetWorld, type World } from "../world.ts";

const productAddress = z.strictObject({
  publicUrl: z.url().optional(),
  smtpPort: z.int().min(1).max(65_535).optional(),
  feedToken: z.string().min(1).optional(),
  leadKey: z.string().min(1).optional(),
  screeningHookPath: z.string().startsWith("/").optional(),
});

export type ProductAddress = z.output<typeof productAddress>;

export function controlRoutes(http: FastifyInstance, world: World, ports: () => { http: number; smtp: number }): void {
  const { config } = world;

  http.get("/control/health", async () => ({
    status: "ok",
    smsNumber: config.smsNumber,
    mailDomain: config.intakeMailboxDomain,
    ports: { ...ports(), productSmtp: config.productSmtpPort },
    publicUrl: config.publicUrl,
  }));

  http.post("/control/reset", async () => {
    await resetWorld(world);
    return { status: "ok" };
  });

  http.put("/control/product", async (request) => {
    pointAt(world, accept(productAddress, request.body));
    return {
      publicUrl: config.publicUrl,
      smtpPort: config.productSmtpPort,
      feedToken: config.feedToken,
      leadKey: config.leadKey,
      screeningHookPath: config.screeningHookPath,
    };
  });
}

/** Where the product is reached from now on, for one that took free ports after the sandbox started. */
export function pointAt({ config }: World, product: ProductAddress): void {
  if (product.publicUrl) config.publicUrl = withoutSlash(product.publicUrl);
  if (product.smtpPort) config.productSmtpPort = product.smtpPort;
  if (product.feedToken) config.feedToken = product.feedToken;
  if (product.leadKey) config.leadKey = product.leadKey;
  if (product.screeningHookPath) config.screeningHookPath = product.screeningHookPath;
}
