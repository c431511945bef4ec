import { describe, expect, it } from "vitest";
import { aSandbox, type TestSandbox } from "../testing.ts";

const messages = [
  { role: "system", content: "You sort mail." },
  { role: "user", content: [{ type: "text", text: "A bill." }] },
];
const complete = (sandbox: TestSandbox) =>
  sandbox.send<{ choices: { message: { content: string } }[] }>("POST", "/llm/v1/chat/completions", {
    model: "m",
    messages,
  });
const message = (sandbox: TestSandbox) =>
  sandbox.send<{ content: { text: string }[] }>("POST", "/llm/v1/messages", {
    model: "m",
    system: [{ type: "text", text: "You sort mail." }],
    messages: messages.slice(1),
  });

describe("The sandbox's language model", () => {
  it("returns its scripted answers in both protocols, each as many times as set", async () => {
    const sandbox = await aSandbox();
    await sandbox.send("PUT", "/control/llm", {
      answers: [{ content: { kind: "bill" }, times: 2 }, { content: "no" }],
    });
    expect((await complete(sandbox)).body.choices[0]!.message.content).toBe('{"kind":"bill"}');
    expect((await message(sandbox)).body.content[0]!.text).toBe('{"kind":"bill"}');
    expect((await complete(sandbox)).body.choices[0]!.message.content).toBe("no");
  });

  it("returns the first answer whose `when` occurs in the prompt", async () => {
    const sandbox = await aSandbox();
    await sandbox.send("PUT", "/control/llm", {
      answers: [
        { when: "A letter", content: "letter" },
        { when: "A bill", content: "bill" },
      ],
    });
    expect((await complete(sandbox)).body.choices[0]!.message.content).toBe("bill");
    expect((await complete(sandbox)).status).toBe(503);
  });

  it("lists the calls it received", async () => {
    const sandbox = await aSandbox();
    await complete(sandbox);
    await message(sandbox);
    const asked = { model: "m", system: "You sort mail.", user: "A bill." };
    expect((await sandbox.get("/control/llm/calls")).body).toEqual([
      { api: "openai", ...asked },
      { api: "anthropic", ...asked },
    ]);
  });

  it("answers with the errors of its script and of the fault settings", async () => {
    const sandbox = await aSandbox();
    await sandbox.send("PUT", "/control/llm", { answers: [{ status: 429 }, { content: "fine" }] });
    expect(await complete(sandbox)).toMatchObject({ status: 429, body: { error: { type: "server_error" } } });
    await sandbox.send("PUT", "/control/faults", { llm: { mode: "5xx", count: 1 } });
    expect(await message(sandbox)).toMatchObject({ status: 503, body: { type: "error" } });
    expect((await message(sandbox)).status).toBe(200);
  });

  it("clears its script and its calls on reset", async () => {
    const sandbox = await aSandbox();
    await sandbox.send("PUT", "/control/llm", { answers: [{ content: "a", times: 9 }] });
    await sandbox.send("POST", "/control/reset", {});
    expect((await complete(sandbox)).status).toBe(503);
    expect((await sandbox.get<unknown[]>("/control/llm/calls")).body).toHaveLength(1);
  });
});
