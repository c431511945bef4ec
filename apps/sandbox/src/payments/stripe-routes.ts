import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import { misbehave } from "../faults/misbehave.ts";
import type { World } from "../world.ts";
import { checkoutOrder, metadataOf, withoutMetadata } from "./checkout-params.ts";
import { checkoutObject, refundObject } from "./stripe-objects.ts";
import { acceptParams, StripeProblem } from "./stripe-problem.ts";

const anyParams = z.record(z.string(), z.union([z.string(), z.array(z.string())])).catch({});
const path = z.object({ id: z.string().max(200) });
const cents = z.coerce.number().int().min(1);
const refundsOfCharge = z.object({ charge: z.string().min(1) });
const refundForm = z
  .strictObject({
    charge: z.string().optional(),
    payment_intent: z.string().optional(),
    amount: cents.optional(),
    reason: z.enum(["duplicate", "fraudulent", "requested_by_customer"]).optional(),
  })
  .refine(({ charge, payment_intent }) => (charge === undefined) !== (payment_intent === undefined), {
    error: "either charge or payment_intent is needed",
    path: ["charge"],
  });
const unavailable = { error: { type: "api_error", message: "The service is unavailable for now." } };

/** What the product uses of api.stripe.com. */
export async function stripeRoutes(http: FastifyInstance, world: World): Promise<void> {
  await http.register(async (stripe) => {
    stripe.setErrorHandler((error, _request, reply) => {
      if (error instanceof StripeProblem) return reply.code(error.statusCode).send({ error: error.error });
      throw error;
    });
    stripe.addHook("preHandler", misbehave(world, "payments", unavailable));
    stripe.addHook("preHandler", async ({ headers }) => requireKey(world, headers.authorization));
    checkoutRoutes(stripe, world);
    refundRoutes(stripe, world);
  });
}

function checkoutRoutes(stripe: FastifyInstance, { payments, paymentCalls, clock }: World): void {
  const objectOf = (id: string, expand: string[] = []) =>
    checkoutObject(payments.checkout(id), payments.refundsOf(id), expand);

  stripe.post("/v1/checkout/sessions", (request, reply) => {
    const order = checkoutOrder(anyParams.parse(request.body), clock.now());
    const pagesAt = `${request.protocol}://${request.host}`;
    return paymentCalls.answer(request, reply, () => objectOf(payments.create({ ...order, pagesAt }).id));
  });
  stripe.get("/v1/checkout/sessions/:id", async (request) => objectOf(idOf(request), expandedIn(request)));
  stripe.post("/v1/checkout/sessions/:id/expire", (request, reply) =>
    paymentCalls.answer(request, reply, () => objectOf(payments.expire(idOf(request)).id)),
  );
}

function refundRoutes(stripe: FastifyInstance, { payments, paymentCalls }: World): void {
  stripe.post("/v1/refunds", (request, reply) => {
    const sent = anyParams.parse(request.body);
    const { charge, payment_intent, amount } = acceptParams(refundForm, withoutMetadata(sent));
    const order = { of: charge ?? payment_intent!, amount, metadata: metadataOf(sent) };
    return paymentCalls.answer(request, reply, () => refundObject(payments.refundCharge(order)));
  });
  stripe.get("/v1/refunds", async ({ query }) => {
    const { charge } = acceptParams(refundsOfCharge, anyParams.parse(query));
    const data = payments.refunds().filter(({ chargeId }) => chargeId === charge);
    return { object: "list", url: "/v1/refunds", has_more: false, data: data.map(refundObject) };
  });
  stripe.get("/v1/refunds/:id", async (request) => refundObject(payments.refund(idOf(request))));
}

const idOf = ({ params }: FastifyRequest): string => acceptParams(path, params).id;

/** Returns what a call wants in whole: `expand[]`, or numbered as Stripe's libraries send it. */
const expandedIn = ({ query }: FastifyRequest): string[] =>
  Object.entries(anyParams.parse(query)).flatMap(([name, value]) => (/^expand\[\d*\]$/.test(name) ? value : []));

function requireKey({ config }: World, authorization: string | undefined): void {
  if (authorization === `Bearer ${config.paymentsSecretKey}`) return;
  const message = authorization ? "Invalid API Key provided." : "You did not provide an API key.";
  throw new StripeProblem(401, { message });
}
