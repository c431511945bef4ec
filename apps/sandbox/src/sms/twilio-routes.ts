import { timingSafeEqual } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { misbehave } from "../faults/misbehave.ts";
import type { World } from "../world.ts";
import { walkStatuses } from "./delivery.ts";
import { newMessageSid, type Text } from "./text-log.ts";
import { statusCall } from "./twilio-calls.ts";
import { messageOrder, messageView, twilioError } from "./twilio-messages.ts";

const accountPath = z.object({ account: z.string(), sid: z.string().optional() });

/** Twilio's REST API, as far as texts go. */
export async function twilioRoutes(http: FastifyInstance, world: World): Promise<void> {
  await http.register(async (twilio) => {
    twilio.addHook("preHandler", misbehave(world, "sms", twilioError(503, 20503, "Service unavailable")));
    twilio.addHook("preHandler", async (request, reply) => requireAccount(world, request, reply));

    twilio.post("/2010-04-01/Accounts/:account/Messages.json", async (request, reply) => {
      const order = messageOrder(world, request.body);
      if ("code" in order) return reply.code(order.status).send(order);
      const at = world.clock.now().toString();
      const { statusCallback, ...message } = order;
      const text: Text = {
        ...message,
        sid: newMessageSid(),
        direction: "from-product",
        status: "queued",
        errorCode: null,
        sentAt: at,
        updatedAt: at,
      };
      world.texts.keep(text);
      void walkStatuses(world, text, statusCallback ? (now) => statusCall(world.config, now, statusCallback) : null);
      return reply.code(201).send(messageView(world, text));
    });

    twilio.get("/2010-04-01/Accounts/:account/Messages/:sid.json", async (request, reply) => {
      const { sid = "" } = accountPath.parse(request.params);
      const text = world.texts.get(sid);
      if (text && text.direction !== "carrier") return messageView(world, text);
      return reply
        .code(404)
        .send(twilioError(404, 20404, `The requested resource ${request.url.split("?")[0]} was not found`));
    });
  });
}

async function requireAccount({ config }: World, request: FastifyRequest, reply: FastifyReply) {
  const expected = `Basic ${Buffer.from(`${config.smsAccountSid}:${config.smsAuthToken}`).toString("base64")}`;
  const { account } = accountPath.parse(request.params);
  if (account === config.smsAccountSid && sameText(request.headers.authorization ?? "", expected)) return undefined;
  return reply
    .code(401)
    .header("www-authenticate", 'Basic realm="Twilio API"')
    .send(twilioError(401, 20003, "Authenticate"));
}

function sameText(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
