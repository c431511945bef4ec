import { alderBungalow, daily } from "@porchlight/scenarios/home.ts";
import { giveAddress } from "../../applications/testing.ts";
import { aListedHome, anAgent } from "../homes.ts";
import { aSignedInOwner } from "../people.ts";
import type { TestProduct } from "../product.ts";
import { type Act, oneOf } from "./acts.ts";
import { applicantDoes } from "./applicants.ts";
import { ownerDoes } from "./owners.ts";
import { renterDoes } from "./renters.ts";
import type { Life, Renter, SimulatedHome } from "./simulated-home.ts";

const channels = ["WEB", "EMAIL", "SMS"] as const;
let people = 0;

/**
 * Creates owners with the given number of listed homes each, with showings every day in person, by video and
 * self-guided.
 */
export async function settle(product: TestProduct, owners: number, homesEach: number): Promise<Life> {
  const life: Life = { product, places: [], surprises: [] };
  for (let n = 0; n < owners; n++) {
    const owner = await aSignedInOwner(product);
    await giveAddress(product, owner);
    const agents = [await anAgent(product, owner), await anAgent(product, owner, "Kim")];
    for (let home = 0; home < homesEach; home++) {
      const everyDay = daily(
        ["SUNDAY", "MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY", "SATURDAY"],
        "10:00",
        "18:00",
      );
      life.places.push({
        owner,
        agents,
        home: await aListedHome(product, owner, {
          title: `Home ${n + 1}.${home + 1}`,
          location: { ...alderBungalow.location, address: `${100 + n * 20 + home} Alder Street` },
          tours: { inPerson: true, virtual: home % 2 === 0, selfGuided: home % 3 === 0 },
          slots: everyDay,
        }),
        renters: [],
        households: [],
        history: [],
      });
    }
  }
  return life;
}

/** Creates a new renter who writes about a home, on one of the three channels in turn. */
export function newcomer(place: SimulatedHome): Renter {
  const n = ++people;
  const renter: Renter = {
    name: `Renter ${n}`,
    email: `renter-${n}@example.test`,
    // Every other one is of a zone three hours behind the homes'; none ends in 98 or 99, which the sandbox does not reach.
    phone: `+1${n % 2 ? 614 : 503}557${10 + Math.floor(n / 90)}${String(n % 90).padStart(2, "0")}`,
    channel: channels[n % channels.length]!,
    token: null,
    link: null,
    hasWritten: false,
  };
  place.renters.push(renter);
  return renter;
}

/** Performs a random action at a home. The product may reject it, but only with a message meant for people. */
export async function act(life: Life, place: SimulatedHome, one: Act): Promise<void> {
  const { who, status } = await perform(life, place, one);
  if (status === null) return;
  const { now } = await life.product.control<{ now: string }>("GET", "clock");
  place.history.push(`${now} ${who} ${one.does}: ${status}`);
  if (status >= 500) life.surprises.push(`${place.home.displayName}: ${place.history.at(-1)}`);
}

async function perform(life: Life, place: SimulatedHome, one: Act): Promise<{ who: string; status: number | null }> {
  const { which } = one;
  if (one.by === "owner") return { who: "owner", status: await ownerDoes(life, place, one.does, which) };
  if (one.by === "applicant") {
    const household = oneOf(place.households, which);
    const who = household?.[0]?.email ?? "nobody";
    return { who, status: household ? await applicantDoes(life, household, one.does, which) : null };
  }
  const renter = oneOf(place.renters.slice(-3), which);
  return {
    who: renter?.name ?? "nobody",
    status: renter ? await renterDoes(life, place, renter, one.does, which) : null,
  };
}
