import { describeHome } from "@porchlight/assistant/describing/describe.ts";
import type { ReplyOf } from "@porchlight/contract/endpoint.ts";
import type { generateDescription as contract } from "@porchlight/contract/properties.ts";
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
  const { html, leftOut } = describeHome(property, highlights ?? "");
  if (!html) refuse("invalid-input", {}, { highlights: leftOut[0]?.suggestion ?? "Add at least one highlight" });
  return {
    description: html,
    leftOut: leftOut.map(({ phrase, reason, suggestion }) => ({ phrase, reason, suggestion })),
  };
}
