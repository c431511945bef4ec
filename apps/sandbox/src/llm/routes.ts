import { setTimeout as delay } from "node:timers/promises";
import type { FastifyInstance, FastifyReply } from "fastify";
import { z } from "zod";
import { misbehave } from "../faults/misbehave.ts";
import { accept } from "../platform/problem.ts";
import type { World } from "../world.ts";
import type { LlmCall } from "./script.ts";

const script = z.strictObject({
  answers: z.array(
    z.strictObject({
      when: z.string().min(1).optional(),
      content: z.unknown().optional(),
      status: z.int().min(200).max(599).optional(),
      delayMs: z.int().min(0).max(120_000).optional(),
      times: z.int().min(1).optional(),
    }),
  ),
});

const textPart = z.object({ type: z.literal("text"), text: z.string() });
const content = z.union([z.string(), z.array(textPart).transform((parts) => parts.map(({ text }) => text).join(""))]);
const openAiBody = z.object({
  model: z.string(),
  messages: z.array(z.object({ role: z.enum(["system", "developer", "user", "assistant"]), content })),
});
const anthropicBody = z.object({
  model: z.string(),
  system: content.optional(),
  messages: z.array(z.object({ role: z.enum(["user", "assistant"]), content })),
});

const noAnswer = "The script has no answer for this.";
const openAiError = (message: string) => ({ error: { message, type: "server_error", param: null, code: null } });
const anthropicError = (message: string) => ({ type: "error", error: { type: "api_error", message } });
const usage = (call: LlmCall, said: string) => ({
  asked: Math.ceil((call.system.length + call.user.length) / 4),
  said: Math.ceil(said.length / 4),
});

/** A language model behind the two protocols that are spoken to one, saying what a test or a person has written for it. */
export async function llmRoutes(http: FastifyInstance, world: World): Promise<void> {
  http.put("/control/llm", async (request) => {
    world.llm.follow(accept(script, request.body).answers);
    return { status: "ok" };
  });
  http.get("/control/llm/calls", async () => world.llm.calls());

  await http.register(async (openAi) => {
    openAi.addHook("preHandler", misbehave(world, "llm", openAiError("The server is overloaded.")));
    openAi.post("/llm/v1/chat/completions", async (request, reply) => {
      const { model, messages } = accept(openAiBody, request.body);
      const call = { api: "openai" as const, model, ...spoken(messages) };
      const said = await say(world, call, reply, openAiError);
      if (typeof said !== "string") return said;
      const { asked, said: answered } = usage(call, said);
      return {
        id: "chatcmpl-sandbox",
        object: "chat.completion",
        created: Math.floor(world.clock.now().epochMilliseconds / 1000),
        model,
        choices: [{ index: 0, message: { role: "assistant", content: said }, finish_reason: "stop" }],
        usage: { prompt_tokens: asked, completion_tokens: answered, total_tokens: asked + answered },
      };
    });
  });

  await http.register(async (anthropic) => {
    anthropic.addHook("preHandler", misbehave(world, "llm", anthropicError("Overloaded")));
    anthropic.post("/llm/v1/messages", async (request, reply) => {
      const { model, system = "", messages } = accept(anthropicBody, request.body);
      const call = { api: "anthropic" as const, model, system, user: spoken(messages).user };
      const said = await say(world, call, reply, anthropicError);
      if (typeof said !== "string") return said;
      const { asked, said: answered } = usage(call, said);
      return {
        id: "msg_sandbox",
        type: "message",
        role: "assistant",
        model,
        content: [{ type: "text", text: said }],
        stop_reason: "end_turn",
        stop_sequence: null,
        usage: { input_tokens: asked, output_tokens: answered },
      };
    });
  });
}

/** What the model says to a call; an error is sent at once and is what comes back instead. */
async function say(
  world: World,
  call: LlmCall,
  reply: FastifyReply,
  errorOf: (message: string) => unknown,
): Promise<string | FastifyReply> {
  const answer = world.llm.answer(call);
  if (!answer) return reply.code(503).send(errorOf(noAnswer));
  if (answer.delayMs) await delay(answer.delayMs, undefined, { ref: false });
  if (answer.status && answer.status !== 200)
    return reply.code(answer.status).send(errorOf(`Scripted status ${answer.status}`));
  return typeof answer.content === "string" ? answer.content : JSON.stringify(answer.content ?? null);
}

function spoken(messages: { role: string; content: string }[]): { system: string; user: string } {
  const of = (roles: string[]) =>
    messages
      .filter(({ role }) => roles.includes(role))
      .map((message) => message.content)
      .join("\n");
  return { system: of(["system", "developer"]), user: of(["user"]) };
}
