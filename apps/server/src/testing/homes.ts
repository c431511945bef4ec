import type { PropertyView } from "@porchlight/contract/properties.ts";
import { alderBungalow, type HomeScenario } from "@porchlight/scenarios/home.ts";
import { type Call, listHome } from "@porchlight/scenarios/stage.ts";
import type { App } from "../app.ts";
import { enterFacts, showPhotos } from "../demo/homes.ts";
import { photoOf } from "../photos/actions.ts";
import { type DrawnPicture, drawPicture, storePicture } from "../platform/files/pictures.ts";
import type { Investor } from "../platform/http/serve.ts";
import type { SignedInOwner } from "./people.ts";
import { aPhoto } from "./photos.ts";
import type { TestProduct } from "./product.ts";

export const callAs =
  (product: Pick<TestProduct, "api">, owner: Pick<SignedInOwner, "token">): Call =>
  async <Reply>(method: string, path: string, body?: unknown) => {
    const answer = await product.api<Reply>(method, path, { token: owner.token, body });
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  };

/** The photo that a listing requires, in every form but AVIF: homes share the drawing, never the files. */
let drawing: Promise<DrawnPicture> | undefined;
const drawn = (): Promise<DrawnPicture> => {
  drawing ??= aPhoto().then(drawPicture);
  return drawing;
};

/** Does everything that the work has actions do in one transaction. */
const inOneTransaction = <Result>(app: App, work: (joined: App) => Promise<Result>): Promise<Result> =>
  app.inTransaction((tx) => work({ ...app, inTransaction: (part) => part(tx) }));

/** Creates a home of the owner's that renters can see and book, by the actions that the owner's calls would cause. */
export async function aListedHome(
  product: TestProduct,
  owner: SignedInOwner,
  change: Partial<HomeScenario> = {},
): Promise<PropertyView> {
  const { app } = product.product;
  const actor: Investor = { role: "investor", userId: owner.userId, companyId: owner.companyId, tokenHash: "" };
  const photo = crypto.randomUUID();
  const picture = await drawn();
  await storePicture(app.files, photo, picture);
  const id = await inOneTransaction(app, async (joined) => {
    const entered = await enterFacts(joined, actor, { ...alderBungalow, ...change });
    await showPhotos(joined, actor, entered, [photoOf(photo, picture, app.clock.now())]);
    return entered;
  });
  return listHome(callAs(product, owner), id);
}

/** Creates a home of which only the place is known, and returns its ID. */
export async function aDraft(product: Pick<TestProduct, "api">, { token }: SignedInOwner): Promise<string> {
  const location = {
    address: "12 Main St",
    city: "Austin",
    state: "TX",
    zip: "78701",
    latitude: 30.27,
    longitude: -97.74,
  };
  return (await product.api<PropertyView>("POST", "/property", { token, body: { location } })).body.id;
}

/** Creates an agent of the owner's. */
export const anAgent = (product: TestProduct, owner: SignedInOwner, firstName = "Sam"): Promise<{ id: string }> =>
  callAs(product, owner)("POST", "/showing-agents", { firstName, lastName: "Rivera", phone: "(614) 555-0142" });
