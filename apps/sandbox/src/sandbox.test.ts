import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { describe, expect, it, onTestFinished } from "vitest";
import { aSandbox, aWebhook } from "./testing.ts";

describe("The sandbox", () => {
  it("reports its name and addresses", async () => {
    const sandbox = await aSandbox();
    expect(await sandbox.get("/control/health")).toMatchObject({
      status: 200,
      body: {
        status: "ok",
        smsNumber: "+15035550100",
        mailDomain: "leads.porchlight.test",
        ports: { http: sandbox.port, smtp: sandbox.smtpPort },
      },
    });
  });

  it("runs as a process of its own, says when it is ready and exits on SIGTERM", async () => {
    const dataDir = mkdtempSync(join(tmpdir(), "sandbox-"));
    const main = new URL("./main.ts", import.meta.url).pathname;
    const child = spawn(process.execPath, [main], {
      env: { ...process.env, SANDBOX_PORT: "0", DATA_DIR: dataDir },
      stdio: ["ignore", "pipe", "inherit"],
    });
    onTestFinished(() => {
      child.kill("SIGKILL");
      rmSync(dataDir, { recursive: true, force: true });
    });
    const [line] = await once(createInterface(child.stdout), "line");
    const { sandbox } = JSON.parse(line) as { sandbox: { url: string; smtpPort: number } };
    expect(sandbox.smtpPort).toBeGreaterThan(0);
    expect((await fetch(`${sandbox.url}/control/health`)).status).toBe(200);
    child.kill("SIGTERM");
    expect(await once(child, "exit")).toEqual([0, null]);
  });

  it("can be pointed at a product that starts later", async () => {
    const sandbox = await aSandbox({ publicUrl: "http://127.0.0.1:1" });
    const webhook = await aWebhook();
    await sandbox.send("PUT", "/control/product", { publicUrl: `${webhook.url}/` });
    await sandbox.send("POST", "/control/sms", { from: "+15035550142", to: "+15035550100", body: "Hi" });
    expect(webhook.calls[0]?.url).toBe("/hooks/sms");
  });

  it("resets everything, with or without a content type on an empty body", async () => {
    const sandbox = await aSandbox();
    await sandbox.send("PUT", "/control/faults", { sms: { mode: "slow" } });
    for (const headers of [undefined, { "content-type": "application/json" }]) {
      const answer = await sandbox.send("POST", "/control/reset", undefined, headers);
      expect(answer).toMatchObject({ status: 200, body: { status: "ok" } });
    }
    expect((await sandbox.get("/control/faults")).body).toMatchObject({ sms: { mode: "ok" } });
  });

  it("accepts only local host names, and no form posts from other sites", async () => {
    const sandbox = await aSandbox();
    const asked = request(`${sandbox.url}/control/mail`, { headers: { host: "rebound.example" } }).end();
    const [answer] = await once(asked, "response");
    expect(answer.statusCode).toBe(403);
    answer.resume();
    const foreign = await sandbox.send("POST", "/control/reset", undefined, { origin: "https://evil.example" });
    expect(foreign.status).toBe(403);
  });
});

describe("The sandbox's page", () => {
  const text = (from: string, body: string) => new URLSearchParams({ from, body });

  it("shows the texts of a person, with their content escaped as text", async () => {
    const webhook = await aWebhook();
    const sandbox = await aSandbox({ publicUrl: webhook.url });
    const sent = await sandbox.send("POST", "/pages/text", text("(503) 555-0142", "<b>5:30</b> please"));
    expect(sent.status).toBe(303);
    expect(webhook.calls[0]?.form).toMatchObject({ From: "+15035550142", Body: "<b>5:30</b> please" });
    const page = await sandbox.get<string>(sent.headers.get("location") ?? "");
    expect(page.body).toContain("&lt;b&gt;5:30&lt;/b&gt; please");
    expect(page.body).toContain("The product accepted the text.");
  });

  it("says when the product does not answer", async () => {
    const sandbox = await aSandbox({ publicUrl: "http://127.0.0.1:1" });
    const sent = await sandbox.send("POST", "/pages/text", text("+15035550142", "Hello?"));
    expect((await sandbox.get<string>(sent.headers.get("location") ?? "")).body).toContain("did not answer");
  });

  it("moves the clock and sets faults", async () => {
    const sandbox = await aSandbox();
    await sandbox.send("POST", "/pages/clock", new URLSearchParams({ advance: "PT1H" }));
    expect((await sandbox.get("/control/clock")).body).toMatchObject({ mode: "moved" });
    await sandbox.send("POST", "/pages/faults", new URLSearchParams({ partner: "sms", mode: "slow", count: "" }));
    expect((await sandbox.get("/control/faults")).body).toMatchObject({ sms: { mode: "slow" } });
  });

  it("shows the demonstration's sign-in once the product has written it to its data folder", async () => {
    const sandbox = await aSandbox();
    expect((await sandbox.get<string>("/")).body).not.toContain("demonstration");
    const signIn = { ownerEmail: "owner@example.com", ownerPassword: "Pa55word", url: "http://localhost:3000" };
    writeFileSync(join(sandbox.dataDir, "demo-sign-in.json"), JSON.stringify(signIn));
    expect((await sandbox.get<string>("/")).body).toContain("owner@example.com");
  });

  it("runs no script but its own", async () => {
    const { headers } = await (await aSandbox()).get("/");
    expect(headers.get("content-security-policy")).toContain("default-src 'self'");
  });
});
