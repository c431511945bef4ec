import { describe, expect, it } from "vitest";
import { hear } from "../reading/testing.ts";
import { openingAt } from "../sample-home.ts";
import { talkOf } from "./testing.ts";

const saturday = openingAt("2026-05-16T10:30").startsAt.toString();

describe("Who comes and shows it to another one by phone", () => {
  it.each([
    "I could stop in saturday at 10:30 and facetime my mom while I'm there",
    "could I walk around on saturday at 10:30 and video call him while I'm inside?",
    "my cousin can go saturday at 10:30 and put me on zoom while she's there",
    "paso el sábado a las 10:30 y le hago videollamada a mi hermana mientras estoy ahí",
  ])("comes in person, whatever tour was spoken of: %j", (text) => {
    for (const before of [[], ["can my mom see it by video?"]]) {
      const turn = talkOf([...before, text]).at(-1)!;
      expect(turn.talk.chosen).toEqual({ startsAt: saturday, tourType: "IN_PERSON" });
    }
  });
  it.each([
    "voy el sábado a las 10:30 y lo pongo en videollamada mientras estoy adentro",
    "voy el sábado a las 10:30 y les marco por videollamada mientras estoy allí",
    "puedo ir el sábado a las 10:30 y se la enseño por zoom a mi mamá mientras ando adentro",
  ])("is told of no tour by video: %j", (text) =>
    expect(hear(text).asks.map(({ topic }) => topic)).not.toContain("tours.virtual"),
  );
  it.each([
    "can you facetime me while you are there?",
    "could we get a video tour while I'm out of town?",
    "¿me hacen un recorrido por videollamada el sábado?",
    "¿me la enseñan por zoom mientras usted está ahí?",
  ])("is told apart from a wish to be shown it: %j", (text) =>
    expect(hear(text).times).toContainEqual(expect.objectContaining({ tourType: "VIRTUAL" })),
  );
});
