import { describeHome } from "@porchlight/assistant/describing/describe.ts";
import { acceptedDescription, writingPrompt, written } from "@porchlight/assistant/describing/rewriting.ts";
import type { ReplyOf } from "@porchlight/contract/endpoint.ts";
import type { generateDescription as contract } from "@porchlight/contract/properties.ts";
import type { Property } from "@porchlight/domain/properties/property.ts";
import { refuse } from "@porchlight/domain/refusals.ts";
import type { App } from "../app.ts";
import type { Investor } from "../platform/http/serve.ts";
import { loadOwnProperty } from "./store.ts";

/**
 * A description of a home for its owner to edit and save.
 * Errors  `invalid-input` where there is nothing on record and no highlight to write from
 */
export async function generateDescription(
  app: App,
  actor: Investor,
  id: string,
  highlights: string | null,
): Promise<ReplyOf<typeof contract>> {
  const { property } = await loadOwnProperty(app.db, actor.companyId, id);
  const { html: builtIn, leftOut } = describeHome(property, highlights ?? "");
  if (!builtIn) refuse("invalid-input", {}, { highlights: leftOut[0]?.suggestion ?? "Add at least one highlight" });
  return {
    description: (await writtenByModel(app, actor.companyId, property, highlights ?? "")) ?? builtIn,
    leftOut: leftOut.map(({ phrase, reason, suggestion }) => ({ phrase, reason, suggestion })),
  };
}

const maxTokens = 1500;

/** The same in a language model's words where one is configured and says nothing but the facts and highlights; else null. */
async function writtenByModel(
  app: App,
  companyId: string,
  property: Property,
  highlights: string,
): Promise<string | null> {
  const prompt = writingPrompt(property, highlights);
  const answer = await app.llm?.ask({ purpose: "describe", companyId, prompt, shape: written, maxTokens });
  if (!answer?.ok) return null;
  const description = acceptedDescription(answer.value.paragraphs, property, highlights);
  if ("html" in description) return description.html;
  app.llm?.note("describe", "refused");
  app.log.warn({ refused: description.refused }, "the language model's description is not used");
  return null;
}
