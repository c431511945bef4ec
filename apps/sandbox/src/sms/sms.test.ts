import twilio from "twilio";
import { describe, expect, it } from "vitest";
import { aSandbox, aWebhook, type TestSandbox } from "../testing.ts";
import { segmentsOf } from "./segments.ts";
import { twilioSignature } from "./signature.ts";

const account = "AC00000000000000000000000000000000";
const product = "+15035550100";
const renter = "+15035550142";
const signedIn = { authorization: `Basic ${Buffer.from(`${account}:sandbox-token`).toString("base64")}` };
const messages = `/2010-04-01/Accounts/${account}/Messages`;

const productTexts = (sandbox: TestSandbox, form: Record<string, string> = {}, headers = signedIn) =>
  sandbox.send<{ sid: string; status: string; code?: number }>(
    "POST",
    `${messages}.json`,
    new URLSearchParams({ To: renter, From: product, Body: "See you at 5:30 PM.", ...form }),
    headers,
  );
const renterTexts = (sandbox: TestSandbox, body: string) =>
  sandbox.send("POST", "/control/sms", { from: renter, to: product, body });

describe("The signature of a webhook call", () => {
  const url = "https://app.example.test/hooks/sms";
  const params = { To: "+15125550100", From: "+15125550123", Body: "Is it still available?" };

  it("matches the one Twilio's own library makes", () => {
    expect(twilioSignature("testtoken", url, params)).toBe("AB5x4zq6mI1Cigd87kSzr6C/QCY=");
    expect(twilio.validateRequest("testtoken", twilioSignature("testtoken", url, params), url, params)).toBe(true);
  });
});

describe("A text that the product sends", () => {
  it("gets Twilio's answer and goes from queued to delivered", async () => {
    const sandbox = await aSandbox();
    const { status, body } = await productTexts(sandbox);
    expect({ status, body }).toMatchObject({
      status: 201,
      body: {
        sid: expect.stringMatching(/^SM[0-9a-f]{32}$/),
        account_sid: account,
        from: product,
        to: renter,
        body: "See you at 5:30 PM.",
        status: "queued",
        num_segments: "1",
        num_media: "0",
        direction: "outbound-api",
        error_code: null,
        api_version: "2010-04-01",
        uri: `${messages}/${body.sid}.json`,
      },
    });
    await expect
      .poll(async () => (await sandbox.get<{ status: string }>(`${messages}/${body.sid}.json`, signedIn)).body.status)
      .toBe("delivered");
    expect((await sandbox.get(`/control/sms?to=${encodeURIComponent(renter)}`)).body).toMatchObject([
      { sid: body.sid, from: product, to: renter, body: "See you at 5:30 PM.", status: "delivered" },
    ]);
  });

  it("can be sent with Twilio's own library", async () => {
    const sandbox = await aSandbox();
    const client = twilio(account, "sandbox-token");
    const send = client.httpClient.request.bind(client.httpClient);
    client.httpClient.request = (options) =>
      send({ ...options, uri: options.uri.replace("https://api.twilio.com", sandbox.url) });
    const sent = await client.messages.create({ to: renter, from: product, body: "Hello" });
    expect(sent).toMatchObject({ status: "queued", to: renter, dateCreated: expect.any(Date) });
    const refusal = client.messages.create({ to: "+15035550198", from: product, body: "Hello" });
    await expect(refusal).rejects.toMatchObject({ status: 400, code: 21610 });
  });

  it("is followed by signed status callbacks, in order", async () => {
    const webhook = await aWebhook();
    const sandbox = await aSandbox();
    const StatusCallback = `${webhook.url}/hooks/sms-status`;
    const { body } = await productTexts(sandbox, { StatusCallback });
    await expect.poll(() => webhook.calls.map(({ form }) => form.MessageStatus)).toEqual(["sent", "delivered"]);
    for (const { headers, form } of webhook.calls) {
      expect(form.MessageSid).toBe(body.sid);
      const signature = String(headers["x-twilio-signature"]);
      expect(twilio.validateRequest("sandbox-token", signature, StatusCallback, form)).toBe(true);
    }
  });

  it("is undelivered when the number ends in 99", async () => {
    const webhook = await aWebhook();
    const sandbox = await aSandbox();
    await productTexts(sandbox, { To: "+15035550199", StatusCallback: webhook.url });
    await expect
      .poll(() => webhook.calls.at(-1)?.form)
      .toMatchObject({ MessageStatus: "undelivered", ErrorCode: "30003" });
  });

  it.each([
    ["to what is no number", { To: "5035550142x" }, 21211],
    ["to Twilio's own invalid number", { To: "+15005550001" }, 21211],
    ["to a number that is not mobile", { To: "+15005550009" }, 21614],
    ["to a number that opted out", { To: "+15035550198" }, 21610],
    ["without a recipient", { To: "" }, 21604],
    ["without a body", { Body: "" }, 21602],
    ["of more than 1600 characters", { Body: "x".repeat(1601) }, 21617],
    ["from a number of somebody else", { From: "+15035550111" }, 21606],
    ["that asks to call back another machine", { StatusCallback: "https://example.com/" }, 21609],
  ])("%s is rejected with Twilio's error code", async (_what, form, code) => {
    const sandbox = await aSandbox();
    expect(await productTexts(sandbox, form)).toMatchObject({
      status: 400,
      body: { code, status: 400, message: expect.any(String), more_info: expect.stringContaining(String(code)) },
    });
    expect((await sandbox.get("/control/sms")).body).toEqual([]);
  });

  it("requires the account's auth token", async () => {
    const sandbox = await aSandbox();
    const wrong = { authorization: `Basic ${Buffer.from(`${account}:guess`).toString("base64")}` };
    expect(await productTexts(sandbox, {}, wrong)).toMatchObject({ status: 401, body: { code: 20003 } });
  });

  it("has as many segments as the carrier would count", () => {
    expect(
      ["a".repeat(160), "a".repeat(161), "ö".repeat(70), "’".repeat(70), "’".repeat(71), "😀".repeat(36)].map(
        segmentsOf,
      ),
    ).toEqual([1, 2, 1, 1, 2, 2]);
  });
});

describe("A text for the product", () => {
  it("is sent to its webhook with a signature, and the webhook's reply is sent back", async () => {
    const webhook = await aWebhook("<Response><Message>Yes &amp; it is lovely.</Message></Response>");
    const sandbox = await aSandbox({ publicUrl: webhook.url });
    const answer = await renterTexts(sandbox, "Is it still available?");
    expect(answer).toMatchObject({
      status: 200,
      body: { sid: expect.stringMatching(/^SM/), status: 200, body: expect.stringContaining("<Response>") },
    });
    const [call] = webhook.calls;
    expect(call).toMatchObject({
      url: "/hooks/sms",
      form: { From: renter, To: product, Body: "Is it still available?", NumMedia: "0", SmsStatus: "received" },
    });
    const signature = String(call?.headers["x-twilio-signature"]);
    expect(twilio.validateRequest("sandbox-token", signature, `${webhook.url}/hooks/sms`, call?.form ?? {})).toBe(true);
    expect((await sandbox.get("/control/sms")).body).toMatchObject([{ to: renter, body: "Yes & it is lovely." }]);
  });

  it("can be delivered twice under one sid", async () => {
    const webhook = await aWebhook();
    const sandbox = await aSandbox({ publicUrl: webhook.url });
    const sid = `SM${"0".repeat(32)}`;
    for (let time = 0; time < 2; time += 1)
      await sandbox.send("POST", "/control/sms", { from: renter, to: product, body: "Hello", sid });
    expect(webhook.calls.map(({ form }) => form.MessageSid)).toEqual([sid, sid]);
  });

  it("saying STOP opts the number out until it says START", async () => {
    const webhook = await aWebhook();
    const sandbox = await aSandbox({ publicUrl: webhook.url });
    await renterTexts(sandbox, " stop ");
    expect(await productTexts(sandbox)).toMatchObject({ status: 400, body: { code: 21610 } });
    await renterTexts(sandbox, "Yes");
    expect(await productTexts(sandbox)).toMatchObject({ status: 201 });
    await renterTexts(sandbox, "yes");
    expect(webhook.calls.map(({ form }) => form.OptOutType)).toEqual(["STOP", "START", undefined]);
  });

  it("is answered with 502 when the product is not running", async () => {
    const sandbox = await aSandbox({ publicUrl: "http://127.0.0.1:1" });
    expect(await renterTexts(sandbox, "Hello?")).toMatchObject({ status: 502 });
  });

  it("is answered with 400 when its sender is not a phone number", async () => {
    const sandbox = await aSandbox();
    const sent = { from: "Priya", to: product, body: "Hi" };
    expect(await sandbox.send("POST", "/control/sms", sent)).toMatchObject({ status: 400 });
  });
});
