import { setTimeout as pause } from "node:timers/promises";
import { aSignedInOwner } from "@porchlight/server/src/testing/people.ts";
import { type Contestant, startBare, startProductProcess } from "../http/contestant.ts";
import { type Prepare, setStage } from "../http/stage.ts";
import { note, ratioText, spreadOf, spreadText, verdict } from "../measure.ts";

const entries = 5000;
const rounds = 3;
const maxRatioToBare = 2;
const maxGrownMb = 64;

/** Owners without homes, one a round. */
const owners: Prepare<string[]> = async (product) => {
  const tokens: string[] = [];
  for (let round = 0; round < rounds; round++) tokens.push((await aSignedInOwner(product, "Noor Haddad")).token);
  return tokens;
};

const entryOf = (index: number) => ({
  id: `home-${index}`,
  title: `Home ${index}`,
  address: `${index} Elm St`,
  city: "Columbus",
  state: "OH",
  zip: "43215",
  latitude: 39.9551,
  longitude: -83.0127,
  propertyType: "House",
  bedrooms: 3,
  fullBathrooms: 2,
  squareFeet: 1400,
  rent: 1850,
  deposit: 1850,
  availableDate: "2027-01-15",
  description: "Quiet street near the park, with a yard and a porch. ".repeat(8),
});

type Took = { first: number; unchanged: number };

/** A property feed of 5,000 homes without photos, read the first time and once more, against a bare upsert of its rows. */
export async function propertyFeed(): Promise<void> {
  const stage = await setStage(1, owners);
  const feedUrl = `${stage.sandbox.url}/feeds/large.json`;
  await put(
    `${stage.sandbox.url}/control/feeds/large`,
    Array.from({ length: entries }, (_, index) => entryOf(index)),
  );
  const product = await startProductProcess({ ...stage.productEnvironment, ROLE: "all" });
  const bare = await startBare("../cockpit/bare-upsert-process.ts", stage.productEnvironment);
  const pairs: { ours: Took; theirs: Took }[] = [];
  try {
    const before = await product.peakMb();
    for (const token of stage.prepared) {
      const company = crypto.randomUUID();
      const upsert = () => msOf(() => fetchWell(`${bare.url}/?company=${company}&feed=${encodeURIComponent(feedUrl)}`));
      const read = () => msOf(() => connect(product, token, feedUrl));
      const theirs = { first: await upsert(), unchanged: await upsert() };
      pairs.push({ ours: { first: await read(), unchanged: await read() }, theirs });
    }
    for (const which of ["first", "unchanged"] as const) {
      const times = spreadOf(pairs.map(({ ours, theirs }) => ours[which] / theirs[which]));
      const target = `${100 * maxRatioToBare} % of bare`;
      verdict(`${which} reading`, `${ratioText(times)} of bare`, target, times.median <= maxRatioToBare);
      const ms = (whose: "ours" | "theirs") => spreadText(spreadOf(pairs.map((pair) => pair[whose][which])), " ms");
      note(`product ${ms("ours")}, bare ${ms("theirs")}`);
    }
    const grown = (await product.peakMb()) - before;
    verdict("memory above rest", `${grown.toFixed(0)} MB`, `${maxGrownMb} MB`, grown <= maxGrownMb);
  } finally {
    await product.stop();
    await bare.stop();
    await stage.end();
  }
}

async function msOf(act: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await act();
  return performance.now() - began;
}

async function fetchWell(url: string, init: RequestInit = {}): Promise<Response> {
  const answer = await fetch(url, init);
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  return answer;
}

const put = (url: string, body: unknown) =>
  fetchWell(url, { method: "PUT", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });

/** Connects the feed, and waits until it has been read. */
async function connect(on: Contestant, token: string, feedUrl: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  await fetchWell(`${on.url}/api/aptly/connect`, { method: "POST", headers, body: JSON.stringify({ feedUrl }) });
  for (;;) {
    const answer = await fetchWell(`${on.url}/api/aptly/status`, { headers });
    const { feed } = (await answer.json()) as { feed: { isReading: boolean; outcome: string | null } };
    if (feed.outcome === "FAILED") throw new Error("The feed could not be read");
    if (!feed.isReading) return;
    await pause(20);
  }
}
