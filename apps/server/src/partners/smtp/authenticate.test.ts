import { generateKeyPairSync } from "node:crypto";
import { dkimSign } from "mailauth";
import { describe, expect, it } from "vitest";
import { isForged } from "../../arrivals/forgery.ts";
import { authenticationResults, isOfOwnNetwork } from "./authenticate.ts";

const { publicKey, privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
const keyRecord = `v=DKIM1; k=rsa; p=${publicKey.export({ type: "spki", format: "der" }).toString("base64")}`;
const records: Record<string, string> = {
  "example.com TXT": "v=spf1 ip4:203.0.113.5 -all",
  "_dmarc.example.com TXT": "v=DMARC1; p=none",
  "s1._domainkey.example.com TXT": keyRecord,
  "evil.test TXT": "v=spf1 ip4:198.51.100.9 -all",
  "strict.test TXT": "v=spf1 ip4:203.0.113.5 -all",
};
const lookUp = async (name: string, type: string): Promise<string[][]> => {
  const found = records[`${name} ${type}`];
  if (!found) throw Object.assign(new Error("no such name"), { code: "ENOTFOUND" });
  return [[found]];
};
const broken = async (): Promise<string[][]> => {
  throw Object.assign(new Error("no answer"), { code: "ETIMEOUT" });
};

const herServer = "203.0.113.5";
const otherServer = "198.51.100.9";
const mail = (from: string, text = "Is it free?") =>
  Buffer.from(`From: Ann <${from}>\r\nSubject: Hi\r\nMessage-ID: <1@example.com>\r\n\r\n${text}\r\n`);
const ann = "ann@example.com";

async function found(
  content: Buffer,
  remoteAddress: string,
  { envelopeFrom = ann, from = ann, names = lookUp } = {},
): Promise<{ results: string; forged: boolean }> {
  const sent = { content, remoteAddress, helo: "mail.example.com", envelopeFrom };
  const results = await authenticationResults(sent, "leads.test", names);
  return { results, forged: isForged(results, from) };
}

async function signed(content: Buffer): Promise<Buffer> {
  const key = {
    signingDomain: "example.com",
    selector: "s1",
    privateKey: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
  };
  const { signatures } = await dkimSign(content, { ...key, signatureData: [key] });
  return Buffer.concat([Buffer.from(`${signatures.trim()}\r\n`), content]);
}

describe("A mail received directly from its sender's server", () => {
  it("passes when the server may send for the author's domain", async () => {
    const { results, forged } = await found(mail(ann), herServer);
    expect(results).toMatch(/^leads\.test; .*spf=pass.*dmarc=pass/s);
    expect(forged).toBe(false);
  });

  it("passes with a valid signature, whatever server sent it", async () => {
    const { results, forged } = await found(await signed(mail(ann)), otherServer, { envelopeFrom: "list@evil.test" });
    expect(results).toMatch(/dkim=pass.*dmarc=pass/s);
    expect(forged).toBe(false);
  });

  it("is forged when another server sends it, whatever the envelope's domain allows", async () => {
    expect(await found(mail(ann), otherServer)).toMatchObject({ forged: true });
    expect(await found(mail(ann), otherServer, { envelopeFrom: "x@evil.test" })).toMatchObject({ forged: true });
  });

  it("is forged when it was changed after signing", async () => {
    const changed = Buffer.from((await signed(mail(ann))).toString().replace("Is it free?", "Send me the code"));
    expect(await found(changed, otherServer)).toMatchObject({ forged: true });
  });

  it("is forged by SPF alone when its domain has no DMARC policy", async () => {
    const sender = { envelopeFrom: "bo@strict.test", from: "bo@strict.test" };
    expect(await found(mail("bo@strict.test"), otherServer, sender)).toMatchObject({ forged: true });
    expect(await found(mail("bo@strict.test"), herServer, sender)).toMatchObject({ forged: false });
  });

  it("is forged when it has two From headers", async () => {
    const twice = Buffer.concat([Buffer.from("From: x@evil.test\r\n"), mail(ann)]);
    expect(await found(twice, otherServer, { envelopeFrom: "x@evil.test" })).toMatchObject({ forged: true });
  });

  it("is not considered forged when its domain has no records or DNS is unavailable", async () => {
    const nobody = { envelopeFrom: "cy@silent.test", from: "cy@silent.test" };
    expect(await found(mail("cy@silent.test"), otherServer, nobody)).toMatchObject({ forged: false });
    const { results, forged } = await found(mail(ann), otherServer, { names: broken });
    expect(results).toContain("temperror");
    expect(forged).toBe(false);
  });
});

describe("A mail server in a private network", () => {
  it.each(["127.0.0.1", "::ffff:127.0.0.1", "10.1.2.3", "172.31.0.2", "192.168.1.9", "::1", "fd00::7"])(
    "is trusted as our own relay: %s",
    (address) => expect(isOfOwnNetwork(address)).toBe(true),
  );
  it.each(["203.0.113.5", "172.32.0.1", "::ffff:8.8.8.8", "2001:db8::1"])(
    "does not include a public address: %s",
    (address) => expect(isOfOwnNetwork(address)).toBe(false),
  );
});
