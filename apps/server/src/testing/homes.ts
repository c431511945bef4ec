import type { PropertyView } from "@porchlight/contract/properties.ts";
import { alderBungalow, type HomeScenario } from "@porchlight/scenarios/home.ts";
import { type Call, enterHome, listHome } from "@porchlight/scenarios/stage.ts";
import type { SignedInOwner } from "./people.ts";
import { givePhoto } from "./photos.ts";
import type { TestProduct } from "./product.ts";

export const callAs =
  (product: Pick<TestProduct, "api">, owner: Pick<SignedInOwner, "token">): Call =>
  async <Reply>(method: string, path: string, body?: unknown) => {
    const answer = await product.api<Reply>(method, path, { token: owner.token, body });
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  };

/** Creates a home of the owner's that renters can see and book. */
export async function aListedHome(
  product: TestProduct,
  owner: SignedInOwner,
  change: Partial<HomeScenario> = {},
): Promise<PropertyView> {
  const call = callAs(product, owner);
  const entered = await enterHome(call, { ...alderBungalow, ...change });
  await givePhoto(product, owner, entered.id);
  return listHome(call, entered.id);
}

/** Creates an agent of the owner's. */
export const anAgent = (product: TestProduct, owner: SignedInOwner, firstName = "Sam"): Promise<{ id: string }> =>
  callAs(product, owner)("POST", "/showing-agents", { firstName, lastName: "Rivera", phone: "(614) 555-0142" });
