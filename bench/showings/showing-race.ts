import { startTestPostgres } from "@porchlight/server/src/platform/postgres/testing.ts";
import { aListedHome } from "@porchlight/server/src/testing/homes.ts";
import { aSignedInOwner } from "@porchlight/server/src/testing/people.ts";
import { startTestProduct } from "@porchlight/server/src/testing/product.ts";
import { spreadOf, spreadText, verdict } from "../measure.ts";

const renters = 50;
const rounds = 5;
const targetMs = 2000;

/** Fifty renters ask for the same self-guided tour at once: one gets it, the others are told, and how long that takes. */
export async function showingRace(): Promise<void> {
  const endTemplate = await startTestPostgres();
  const product = await startTestProduct({ CLOCK: "system", LOG_LEVEL: "error" });
  const owner = await aSignedInOwner(product);
  const took: number[] = [];
  const winners: number[] = [];
  try {
    for (let round = 0; round < rounds; round++) {
      const home = await aListedHome(product, owner, { tours: { inPerson: false, virtual: false, selfGuided: true } });
      const path = `/public/listing/${home.slug}/openings?tourType=SELF_GUIDED`;
      const { body } = await product.api<{ openings: { startsAt: string }[] }>("GET", path);
      const { startsAt } = body.openings[0]!;
      const since = performance.now();
      const answers = await Promise.all(
        Array.from({ length: renters }, (_, n) =>
          product.api("POST", "/public/showing-request", {
            body: {
              slug: home.slug,
              startsAt,
              tourType: "SELF_GUIDED",
              token: null,
              contact: { name: "Lee Park", email: `race-${round}-${n}@example.test` },
              answers: {
                moveInDate: startsAt.slice(0, 10),
                monthlyIncome: 6000,
                creditScore: { low: 700, high: 700 },
                pets: [],
              },
              clientRequestId: crypto.randomUUID(),
            },
          }),
        ),
      );
      took.push(performance.now() - since);
      winners.push(answers.filter(({ status }) => status < 300).length);
      await product.settled();
    }
  } finally {
    await product.close();
    await endTemplate();
  }
  verdict(
    `requests of ${renters} renters for one tour that won`,
    winners.join(", "),
    "1 each time",
    winners.every((n) => n === 1),
  );
  const spread = spreadOf(took);
  verdict("until the last of them knew", spreadText(spread, " ms"), `${targetMs} ms`, spread.median < targetMs);
}
