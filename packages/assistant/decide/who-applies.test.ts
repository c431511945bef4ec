import { describe, expect, it } from "vitest";
import { hear } from "../reading/testing.ts";
import { say } from "./testing.ts";

describe("Whether somebody else has to apply", () => {
  it.each([
    "does my sister have to send in an application as well or just me",
    "will he need to apply too",
    "does everybody have to fill out an application",
    "my housemate comes with me, does she fill one out too",
    "does Otis have to submit an application too",
    "would our cosigner have to fill out the application",
    "¿mi novia también tiene que llenar solicitud?",
    "tiene que aplicar mi hermano también?",
  ])("is asked, and nobody wishes to apply: %j", (text) => {
    const { topics, intents } = hear(text);
    expect(topics).toContain("who_applies");
    expect(intents).not.toContain("apply");
  });

  it.each([
    "how do i apply",
    "i want to apply",
    "my wife and i would like to apply",
    "where do we fill out the application",
  ])("is not asked by who would apply: %j", (text) => expect(hear(text).topics).not.toContain("who_applies"));

  it("is the owner's to say", () => {
    const { orders, text } = say("does my roommate have to apply too");
    expect(orders.flatMap((order) => (order.kind === "escalate" ? [order.topic] : []))).toEqual(["who_applies"]);
    expect(text).not.toContain("$35");
  });
});
