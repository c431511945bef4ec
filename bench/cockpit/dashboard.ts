import { loadavg } from "node:os";
import { type Contestant, startBare, startProductProcess } from "../http/contestant.ts";
import { compare } from "../http/load.ts";
import { setStage } from "../http/stage.ts";
import { spreadOf, spreadText, verdict } from "../measure.ts";
import { type Landlord, twoOwners } from "./two-owners.ts";

const homes = 100;
const rounds = 60;
const maxRatio = 1.5;
const how = { connections: 16, seconds: 3, rounds: 5, targetShare: 0.5 };
const range = encodeURIComponent("Last 30 days");

/** What the dashboard, a home's statistics and what waits are made of, by name. */
const calls: Record<string, (of: Landlord) => string> = {
  "the numbers of all homes": () => `/portfolio-statistics/owner?filter=${range}`,
  "the chart": () => `/portfolio-statistics/owner/time-series?filter=${range}`,
  "the activity feed": () => "/activity-feed/owner?limit=50",
  "what waits": () => "/actions-needed",
  "the numbers of a home": ({ propertyId }) => `/property-statistics/${propertyId}?filter=${range}`,
};

/** An owner's dashboard at 100 homes, 10,000 leads and 1,000,000 events, against a hundredth and against bare reading. */
export async function dashboard(): Promise<void> {
  const stage = await setStage(homes, twoOwners);
  const { large, small } = stage.prepared;
  const product = await startProductProcess(stage.productEnvironment);
  const bare = await startBare("../cockpit/bare-totals-process.ts", stage.productEnvironment);
  try {
    for (const [name, pathOf] of Object.entries(calls)) await compareSizes(product, name, pathOf, { large, small });
    await compare(
      { on: product, requests: requestsOf(large) },
      { on: bare, requests: [{ method: "GET", path: `/${large.companyId}` }] },
      how,
    );
  } finally {
    await product.stop();
    await bare.stop();
    await stage.end();
  }
}

const requestsOf = (of: Landlord) => [
  {
    method: "GET" as const,
    path: `/api${calls["the numbers of all homes"]!(of)}`,
    headers: { authorization: `Bearer ${of.token}` },
  },
];

/** Both owners are asked for in turn, so that both meet the same machine. */
async function compareSizes(
  on: Contestant,
  name: string,
  pathOf: (of: Landlord) => string,
  owners: { large: Landlord; small: Landlord },
): Promise<void> {
  const taken: { large: number; small: number }[] = [];
  for (let round = -5; round < rounds; round++) {
    const first = round % 2 ? await msOf(on, pathOf, owners.small) : null;
    const large = await msOf(on, pathOf, owners.large);
    const small = first ?? (await msOf(on, pathOf, owners.small));
    if (round >= 0) taken.push({ large, small });
  }
  const times = spreadOf(taken.map(({ large, small }) => large / small)).median;
  const ms = (of: (one: (typeof taken)[number]) => number) => spreadText(spreadOf(taken.map(of)), " ms");
  const figure = `${times.toFixed(2)} times, ${ms(({ large }) => large)} against ${ms(({ small }) => small)}`;
  verdict(name, `${figure}, load ${loadavg()[0]!.toFixed(1)}`, `${maxRatio} times`, times <= maxRatio);
}

async function msOf(on: Contestant, pathOf: (of: Landlord) => string, owner: Landlord): Promise<number> {
  const began = performance.now();
  const answer = await fetch(`${on.url}/api${pathOf(owner)}`, { headers: { authorization: `Bearer ${owner.token}` } });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${pathOf(owner)}: ${answer.status}`);
  return performance.now() - began;
}
