import type { FastifyInstance } from "fastify";
import type { World } from "../world.ts";
import { paymentControlRoutes } from "./control-routes.ts";
import { paymentPageRoutes } from "./page-routes.ts";
import { stripeRoutes } from "./stripe-routes.ts";

/** Stripe as far as the product uses it: its API, its hosted pages, and what a test decides about them. */
export async function paymentRoutes(http: FastifyInstance, world: World): Promise<void> {
  paymentControlRoutes(http, world);
  paymentPageRoutes(http, world);
  await stripeRoutes(http, world);
}
