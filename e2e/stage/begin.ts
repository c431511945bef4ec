import { control, firstMorning } from "./world.ts";

/** Sets the clock once: all journeys are told on the same Monday morning. */
export default async function begin(): Promise<void> {
  await control("PUT", "/clock", { now: firstMorning });
}
