import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { accept, Problem } from "../platform/problem.ts";
import type { World } from "../world.ts";
import { checkoutPage, receiptPage, successUrlOf } from "./pages.ts";

const path = z.object({ id: z.string().max(200) });
const shown = z.object({ declined: z.literal("1").optional().catch(undefined) });
const choice = z.object({ card: z.enum(["works", "declined"]) });
// Without form-action, since the answer to the form leads to the product's pages.
const policy = "default-src 'none'; style-src 'self'; frame-ancestors 'none'; base-uri 'none'";

/** The hosted pages: a person pays, or looks at a receipt. */
export function paymentPageRoutes(http: FastifyInstance, { payments, paymentWebhooks }: World): void {
  http.get("/payments/checkout/:id", async (request, reply) => {
    const { declined } = accept(shown, request.query);
    return send(reply, checkoutPage(payments.checkout(idOf(request)), declined !== undefined));
  });

  http.post("/payments/checkout/:id", async (request, reply) => {
    const id = idOf(request);
    const { card } = accept(choice, request.body);
    // Pressed twice, or too late: the page says what became of it.
    if (payments.checkout(id).status !== "open") return reply.redirect(`/payments/checkout/${id}`, 303);
    if (card === "declined") {
      payments.decline(id);
      return reply.redirect(`/payments/checkout/${id}?declined=1`, 303);
    }
    const paid = payments.pay(id);
    // Stripe, too, lets the product hear of it before the person is back there.
    await paymentWebhooks.deliverDue();
    return reply.redirect(successUrlOf(paid), 303);
  });

  http.get("/payments/receipts/:id", async (request, reply) => {
    const id = idOf(request);
    const paid = payments.checkouts().find(({ charge }) => charge?.id === id);
    if (!paid) throw new Problem(404, "There is no such receipt");
    return send(reply, receiptPage(paid, payments.refundsOf(paid.id)));
  });
}

const idOf = ({ params }: FastifyRequest): string => accept(path, params).id;

const send = (reply: FastifyReply, page: string): FastifyReply =>
  reply.type("text/html").header("content-security-policy", policy).header("cache-control", "no-store").send(page);
