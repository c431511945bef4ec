import { killedPartsComeBack } from "./killed-parts.ts";
import { rollingStops } from "./rolling-stops.ts";

/** What goes wrong on a bad day, each with what it may cost at most. */
export async function faults(): Promise<void> {
  await rollingStops();
  await killedPartsComeBack();
}
