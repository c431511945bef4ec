import { expect, it } from "vitest";
import { asked, hear } from "../testing.ts";

/** Half past five on Tuesday, chosen; the credit score is still asked for. */
const chosen = { startsAt: "2026-05-12T21:30:00Z", tourType: "IN_PERSON" as const };

it.each([
  "are we all set for 530 then?",
  "ok write me in for 530",
  "so is it a go at 530 or do i wait?",
  "¿ya quedó apartado para las 530?",
])("The hour that was chosen is no credit score: %j", (text) =>
  expect(hear(text, { ...asked("credit"), chosen }).facts).toEqual({}),
);
it.each(["530", "my credit is 530", "como 530", "615 last time i looked"])("A score told alone is one: %j", (text) =>
  expect(hear(text, { ...asked("credit"), chosen }).facts.creditScore).toBeDefined(),
);
it("and another figure asked about is no hour", () =>
  expect(hear("is 580 too low?", { ...asked("credit"), chosen }).times).toEqual([]));
