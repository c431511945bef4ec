import { startBare, startProductProcess } from "../http/contestant.ts";
import { compare } from "../http/load.ts";
import { setStage } from "../http/stage.ts";
import { note } from "../measure.ts";
import { aHousehold } from "./household.ts";

const how = { connections: 16, seconds: 3, rounds: 5, targetShare: 0.5 };

/** What the review page of four applicants with forty files asks for, in turn, against the same rows read bare. */
export async function reviewOfHousehold(): Promise<void> {
  const stage = await setStage(1, aHousehold);
  const { bundleId } = stage.prepared;
  const product = await startProductProcess(stage.productEnvironment);
  const bare = await startBare("../applications/bare-review-process.ts", stage.productEnvironment);
  const headers = { authorization: `Bearer ${stage.token}` };
  const review = `/api/investor-application/application-bundle/${bundleId}`;
  try {
    const ours = [review, `${review}/applications`].map((path) => ({ method: "GET" as const, path, headers }));
    const theirs = [`/review/${bundleId}`, `/applications/${bundleId}`].map((path) => ({
      method: "GET" as const,
      path,
    }));
    for (const [index, { path }] of ours.entries()) {
      const texts = await Promise.all([
        textOf(product.url + path, headers),
        textOf(bare.url + theirs[index]!.path, {}),
      ]);
      note(
        `${path.split("/").at(-1)}: ${texts.map((text) => `${(text.length / 1000).toFixed(0)} kB`).join(", bare ")}`,
      );
    }
    await compare({ on: product, requests: ours }, { on: bare, requests: theirs }, how);
  } finally {
    await product.stop();
    await bare.stop();
    await stage.end();
  }
}

async function textOf(address: string, headers: Record<string, string>): Promise<string> {
  const answer = await fetch(address, { headers });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return answer.text();
}
