import { describe, expect, it } from "vitest";
import { hear } from "../testing.ts";

const asksForChange = (text: string): boolean =>
  hear(text, { introduced: true }).intents.includes("accommodation_request");

describe("A need that is told beside a question of the home", () => {
  it.each([
    "My mother is blind and has a cane, is there any step at the front door",
    "My dad uses a walker. Is there an elevator?",
    "I use crutches now and then. What floor is it on?",
    "Mi tía anda con bastón, ¿hay gradas para llegar?",
  ])("asks for no change: %j", (text) => expect(asksForChange(text)).toBe(false));
  it.each([
    "my son uses a wheelchair, could you put a ramp at the entrance?",
    "My aunt uses a scooter. Can we install grab bars in the bathroom?",
    "I use a wheelchair. Could the ramp be widened?",
    "My mother uses a walker and there is a step. Could the step be made into a ramp?",
  ])("asks for one where something is to be done to the home: %j", (text) => expect(asksForChange(text)).toBe(true));
});
