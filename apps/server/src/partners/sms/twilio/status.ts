import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { type ReportUndelivered, reportedDelivery, type SmsAccount, statusPath } from "../provider.ts";
import { type Form, onSignedForm, type TakeForm } from "./signed-form.ts";

const statusForm = z.object({
  MessageSid: z.string().min(1).max(100),
  MessageStatus: z.string(),
  ErrorCode: z.string().max(20).optional(),
});

const onItsWay = new Set(["accepted", "scheduled", "queued", "sending", "sent", "delivered", "read"]);
const saysNothingNew = ({ MessageStatus }: Form): boolean => onItsWay.has(String(MessageStatus));

/**
 * Registers Twilio's status callbacks. Only failures are stored; they may come twice, and before the text is marked as
 * sent.
 */
export const registerStatusHook = (
  server: FastifyInstance,
  account: SmsAccount<"twilio">,
  tell: ReportUndelivered,
): Promise<void> => onSignedForm(server, account, statusPath, take(tell), saysNothingNew);

const take =
  (tell: ReportUndelivered): TakeForm =>
  async (form, request, reply) => {
    const delivery = reportedDelivery.safeParse(request.params);
    const status = statusForm.safeParse(form);
    if (!delivery.success || !status.success)
      return reply.code(400).type("text/plain").send("MessageSid and MessageStatus of a text are needed.");
    const { MessageSid, MessageStatus, ErrorCode } = status.data;
    if (MessageStatus === "undelivered" || MessageStatus === "failed")
      await tell({
        deliveryId: delivery.data.deliveryId,
        partnerId: MessageSid,
        error: `${ErrorCode ?? MessageStatus}: The phone was not reached.`,
      });
    return reply.code(204).send();
  };
