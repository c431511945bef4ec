import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import { accept } from "../platform/problem.ts";
import type { World } from "../world.ts";
import { chargeObject } from "./stripe-objects.ts";

const path = z.object({ id: z.string().max(200) });
const delivery = z.strictObject({ isHeld: z.boolean() });

/** What a test decides about payments, and what it reads of them. */
export function paymentControlRoutes(http: FastifyInstance, { payments, paymentWebhooks }: World): void {
  http.get("/control/payments", async () => {
    payments.expireDue();
    const sessions = payments.checkouts();
    return {
      sessions,
      charges: sessions.map((one) => chargeObject(one, payments.refundsOf(one.id))).filter((one) => one !== null),
      refunds: payments.refunds(),
      webhooks: { isHeld: paymentWebhooks.isHeld(), all: paymentWebhooks.all() },
    };
  });

  const change = (at: string, act: (id: string) => unknown) =>
    http.post(`/control/payments/${at}`, async (request) => {
      const changed = act(idOf(request));
      await paymentWebhooks.deliverDue();
      return changed;
    });
  change(":id/pay", payments.pay);
  change(":id/decline", payments.decline);
  change("refunds/:id/fail", payments.failRefund);

  http.put("/control/payments/webhooks", async (request) => {
    const { isHeld } = accept(delivery, request.body);
    await paymentWebhooks.hold(isHeld);
    return { isHeld };
  });
  http.post("/control/payments/webhooks/:id/resend", async (request) => paymentWebhooks.resend(idOf(request)));
}

const idOf = ({ params }: FastifyRequest): string => accept(path, params).id;
