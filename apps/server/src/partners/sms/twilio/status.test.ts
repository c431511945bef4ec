import { createHmac } from "node:crypto";
import Fastify from "fastify";
import { describe, expect, it } from "vitest";
import { takeUndelivered } from "../../../deliveries/take-undelivered.ts";
import { someNumber, useOutbox } from "../../../testing/outbox.ts";
import { statusUrlOf } from "../provider.ts";
import { smsProviderOf } from "../providers.ts";

const { app, text, becomes, deliveryOf } = useOutbox();

/** Posts a report, signed as Twilio documents it, and returns the status of the answer. */
async function report(deliveryId: string, form: Record<string, string>, token = "sandbox-token"): Promise<number> {
  const server = Fastify();
  await smsProviderOf(app().config.sms).registerStatusHook(server, (undelivered) =>
    takeUndelivered(app(), undelivered),
  );
  const url = statusUrlOf(app().config.publicUrl, deliveryId);
  const signed = Object.keys(form)
    .sort()
    .reduce((said, name) => said + name + form[name], url);
  const answer = await server.inject({
    method: "POST",
    url: new URL(url).pathname,
    payload: new URLSearchParams(form).toString(),
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      "x-twilio-signature": createHmac("sha1", token).update(signed).digest("base64"),
    },
  });
  await server.close();
  return answer.statusCode;
}

const aSentText = async () => {
  const id = await text(someNumber());
  await becomes(id, "sent");
  return { id, sid: (await deliveryOf(id)).partner_id! };
};

describe("A delivery report for a sent text", () => {
  it.each(["undelivered", "failed"])(
    "marks the text as failed when its status is %s, also when reported twice",
    async (MessageStatus) => {
      const { id, sid } = await aSentText();
      const form = { MessageSid: sid, MessageStatus, ErrorCode: "30003" };
      for (let times = 0; times < 2; times++) expect(await report(id, form)).toBe(204);
      expect(await deliveryOf(id)).toMatchObject({ status: "failed", error: "30003: The phone was not reached." });
    },
  );

  it.each(["queued", "sent", "delivered"])("changes nothing when its status is %s", async (MessageStatus) => {
    const { id, sid } = await aSentText();
    expect(await report(id, { MessageSid: sid, MessageStatus })).toBe(204);
    expect(await deliveryOf(id)).toMatchObject({ status: "sent", error: null });
  });

  it("changes nothing when it is about an earlier attempt", async () => {
    const { id } = await aSentText();
    expect(await report(id, { MessageSid: "SMearlier", MessageStatus: "undelivered" })).toBe(204);
    expect(await deliveryOf(id)).toMatchObject({ status: "sent" });
  });

  it("is rejected with 403 when someone else signed it and with 400 when it is incomplete", async () => {
    const { id, sid } = await aSentText();
    const form = { MessageSid: sid, MessageStatus: "undelivered" };
    expect(await report(id, form, "another-token")).toBe(403);
    expect(await report("not-an-id", form)).toBe(400);
    expect(await report(id, { MessageSid: sid })).toBe(400);
    expect(await deliveryOf(id)).toMatchObject({ status: "sent" });
  });
});
