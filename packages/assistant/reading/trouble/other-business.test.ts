import { describe, expect, it } from "vitest";
import { normal } from "../text/normal.ts";
import { otherBusinessIn } from "./other-business.ts";

const heard = (text: string) => otherBusinessIn(text, normal(text));

describe("What is no renter's wish", () => {
  it.each([
    ["legal notice: you must reply", "legal_notice"],
    ["our law firm represents Ms Doe", "legal_notice"],
    ["This serves as formal notice of a claim", "legal_notice"],
    ["I will sue you and the owner", "legal_notice"],
    ["this is a reporter with channel 7, working on a story about rents. comment?", "press"],
    ["We offer SEO for landlords, reply for a free audit", "solicitation"],
    ["our company provides cleaning services in your area", "solicitation"],
    ["i am 16 and want to rent a room", "under_age"],
    ["i am still a minor, can i rent", "under_age"],
    ["i am a minor", "under_age"],
    ["I am out of the office until Monday.", "automatic_reply"],
    ["Automatic reply: away", "automatic_reply"],
    ["tell me a joke", "off_topic"],
    ["hey, ok so, sing", "off_topic"],
    ["what is 7 x 8", "off_topic"],
    ["To stop these mails, click to unsubscribe from our list", "bulk_mail"],
    ["Prefs | Unsubscribe", "bulk_mail"],
    ["[2 photos]", "picture_only"],
    ["Sent from my Galaxy", "wordless"],
    ["my boyfriend gets so violent, I need a place", "in_distress"],
    ["mi marido se pone muy agresivo", "in_distress"],
    ["ya no quiero vivir", "in_distress"],
  ])("%j is %s", (text, business) => expect(heard(text)).toBe(business));
});

describe("A renter's question that sounds a little like it", () => {
  it.each([
    "How much written notice do I have to give before moving out?",
    "sorry, this is short notice, can I come today?",
    "ya no quiero vivir aquí con mis padres",
    "ya no quiero vivir más con mis padres",
    "if we offer more, would the owner take it",
    "is a formal notice needed to end the lease",
    "I had a small claims case three years ago, is that ok",
    "I am going to take you up on that, saturday works",
    "I offer 2300 a month, would the owner take it?",
    "we offer $2000 if we can move in on the 1st",
    "is pest control included or do we provide it",
    "is there a cleaning service for the halls",
    "i sell cars for a living, make 5k",
    "do kids under 18 pay the application fee?",
    "my son is a minor, does he go on the lease?",
    "tengo 15 años de experiencia, gano 5000",
    "im a reporter for the tribune, looking for a 2 bed, 5k a month",
    "I'm out of the office until 5, can I come at 6?",
    "i will be out of office friday so friday works",
    "are you happy with a 600 credit score?",
    "do you like tenants with dogs?",
  ])("is one: %j", (text) => expect(heard(text)).toBeNull());
});
