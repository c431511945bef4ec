import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { openDatabase, row, rows, sql } from "./platform/database/database.ts";
import { aListedHome } from "./testing/homes.ts";
import { aSignedInOwner, type SignedInOwner } from "./testing/people.ts";
import { aPhoto } from "./testing/photos.ts";
import { startTestProduct, type TestProduct } from "./testing/product.ts";
import { environmentFor } from "./testing/sandbox-environment.ts";
import { smtpClient } from "./testing/smtp-client.ts";
import { steadyLoad } from "./testing/steady-load.ts";
import { startWebProcess } from "./testing/web-process.ts";

const rounds = 2;
const clients = 4;
/** So many requests are answered between one round and the next. */
const enough = 40;

let product: TestProduct;
let owner: SignedInOwner;
/** One for each client, since leads of one home wait on each other. */
let homeIds: string[];
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "porchlight-stopping-"));
  product = await startTestProduct({ SHUTDOWN_DELAY_SECONDS: "2" });
  owner = await aSignedInOwner(product);
  homeIds = [];
  for (let home = 0; home < clients; home++) homeIds.push((await aListedHome(product, owner)).id);
});
afterAll(async () => {
  await product.close();
  await rm(folder, { recursive: true, force: true });
});

const authorization = () => ({ authorization: `Bearer ${owner.token}` });

describe("A web process that receives SIGTERM", () => {
  it("finishes every request it accepted, while other processes continue", async () => {
    const environment = { ...environmentFor(product.sandbox, product.connectionString), DATA_DIR: folder };
    const victims = await Promise.all(Array.from({ length: rounds }, () => startWebProcess(environment)));
    let asked = 0;
    const load = steadyLoad(
      [...victims, product].map(({ url }) => url),
      clients,
      () => {
        asked += 1;
        if (asked % 2) return { method: "GET", path: "/api/property/portfolio", headers: authorization() };
        const body = {
          propertyId: homeIds[(asked >> 1) % clients],
          name: "Lee Park",
          email: `load${asked}@example.test`,
        };
        return { method: "POST", path: "/api/leads", headers: authorization(), body };
      },
    );
    const more = async () => {
      const before = load.answered();
      await vi.waitUntil(() => load.answered() >= before + enough, { timeout: 30_000 });
    };
    for (const { child } of victims) {
      await more();
      child.kill("SIGTERM");
      expect(await once(child, "exit")).toEqual([0, null]);
    }
    await more();
    const { cut } = await load.finish();
    expect(cut).toEqual([]);
  });

  it("finishes a call, an upload and a mail in progress, and tells streams to reconnect", async () => {
    const stream = await fetch(`${product.url}/api/events`, { headers: authorization() });
    const upload = await halfAnUpload();
    const mail = await smtpClient(product.smtpPort);
    await mail.say("EHLO example.test");
    await mail.say("MAIL FROM:<ada@example.test>");
    await mail.say("RCPT TO:<leads+abc@leads.porchlight.test>");
    expect(await mail.say("DATA")).toMatch(/^354/);
    const idle = await smtpClient(product.smtpPort);

    const stopped = product.product.close();
    const ready = await fetch(`${product.url}/api/ready`);
    expect([ready.status, ready.headers.get("connection")]).toEqual([503, "close"]);
    const lead = { propertyId: homeIds[0]!, name: "Ann Lane", email: "ann@example.test" };
    const late = await product.api("POST", "/leads", { token: owner.token, body: lead });
    expect([late.status, late.headers.get("connection")]).toEqual([200, "close"]);

    expect(await text(stream.body!)).toMatch(/retry: \d+\n\n$/);
    await expect(fetch(`${product.url}/api/health`)).rejects.toThrow();
    expect(await upload.finish()).toBe(201);
    expect(await idle.answer()).toMatch(/^421/);
    expect(await mail.say("Subject: In time\r\n\r\nIs it free?\r\n.")).toMatch(/^250/);
    await stopped;

    const { reader, close } = openDatabase(product.connectionString, 2);
    const [arrival] = await rows(reader, sql<{ sender: string }>`select sender from arrival order by id desc limit 1`);
    const home = await row(
      reader,
      sql<{ n: number }>`
      select jsonb_array_length(images) as n from property where id = ${homeIds[0]}`,
    );
    await close();
    expect(arrival).toEqual({ sender: "ada@example.test" });
    expect(home!.n).toBe(2);
  });
});

/** A photo's upload of which the server has read the beginning. */
async function halfAnUpload(): Promise<{ finish(): Promise<number> }> {
  const form = new FormData();
  form.append("image", new Blob([Uint8Array.from(await aPhoto())]), "photo.jpg");
  const whole = new Response(form);
  const bytes = Buffer.from(await whole.arrayBuffer());
  const sending = request(`${product.url}/api/property-image/${homeIds[0]}`, {
    method: "POST",
    headers: {
      ...authorization(),
      "content-type": whole.headers.get("content-type")!,
      "content-length": bytes.length,
      expect: "100-continue",
    },
  });
  sending.flushHeaders();
  sending.on("error", () => undefined);
  await once(sending, "continue");
  sending.write(bytes.subarray(0, 200));
  return {
    async finish() {
      sending.end(bytes.subarray(200));
      const [response] = await once(sending, "response");
      response.resume();
      return response.statusCode;
    },
  };
}
