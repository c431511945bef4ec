import { execFile } from "node:child_process";
import { mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { PropertyView } from "@porchlight/contract/properties.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aListedHome } from "../testing/homes.ts";
import { aSignedInOwner, type SignedInOwner } from "../testing/people.ts";
import { startTestProduct, type TestProduct } from "../testing/product.ts";

const root = fileURLToPath(new URL("../../../../", import.meta.url));
const compiler = join(root, "node_modules/typescript/bin/tsc");
const generator = join(createRequire(import.meta.url).resolve("openapi-typescript"), "../../bin/cli.js");
const run = promisify(execFile);

/** The program of an outside developer. Each line marked as an error compiles if the description lacks what it checks. */
const journey = `
import createClient from "openapi-fetch";
import type { components, paths } from "./api.ts";

const [baseUrl, username, password] = process.argv.slice(2) as [string, string, string];
const client = createClient<paths>({ baseUrl });

const signedIn = await client.POST("/auth/sign-in-credentials", {
  body: { username, password, requiredRole: "investor" },
});
const headers = { authorization: \`Bearer \${signedIn.data!.accessToken}\` };
const { data: portfolio } = await client.GET("/property/portfolio", { headers, params: { query: { limit: 10 } } });
const id = portfolio!.properties[0]!.id;
const { data: home } = await client.GET("/property/{id}", { headers, params: { path: { id } } });
const unknown = await client.GET("/property/{id}", { headers, params: { path: { id: crypto.randomUUID() } } });
const tooFew = await client.GET("/property/portfolio", { headers, params: { query: { limit: 0 } } });

const rent: number | null = home!.leaseConditions!.rent;
const laundry: boolean | null | undefined = home!.amenities!.hasWasherDryer;
const code: components["schemas"]["Error"]["code"] = unknown.error!.code;
console.log(JSON.stringify({ titles: portfolio!.properties.map(({ displayName }) => displayName), rent, laundry, code,
  fields: Object.keys(tooFew.error!.validationErrors!), type: home!.specifications!.propertyType, status: home!.status }));

export function mistakes(): void {
  // @ts-expect-error
  void client.GET("/property/{id}", { headers });
  // @ts-expect-error
  void client.POST("/auth/sign-in-credentials", { body: { username, password, requiredRole: "landlord" } });
  // @ts-expect-error
  if (home!.status === "SOLD" || home!.leaseConditions!.rents) return;
  // @ts-expect-error
  if (code === "no-such-code") return;
}
`;

const settings = {
  extends: join(root, "tsconfig.base.json"),
  compilerOptions: { types: ["node"], lib: ["ESNext", "DOM"] },
  files: ["journey.ts"],
};

let product: TestProduct;
let folder: string;
let owner: SignedInOwner;
let home: PropertyView;

const runIn = (...program: string[]) => run(process.execPath, program, { cwd: folder });

beforeAll(async () => {
  product = await startTestProduct();
  owner = await aSignedInOwner(product);
  home = await aListedHome(product, owner);
  folder = await mkdtemp(join(tmpdir(), "porchlight-client-"));
  await symlink(join(root, "node_modules"), join(folder, "node_modules"), "junction");
  await writeFile(join(folder, "package.json"), JSON.stringify({ type: "module" }));
  await writeFile(join(folder, "tsconfig.json"), JSON.stringify(settings));
  await writeFile(join(folder, "journey.ts"), journey);
  const served = await fetch(`${product.url}/api/openapi.json`);
  await writeFile(join(folder, "api.json"), await served.text());
  await runIn(generator, "api.json", "--output", "api.ts");
});
afterAll(async () => {
  await product?.close();
  if (folder) await rm(folder, { recursive: true, force: true });
});

describe("A client generated from the API's description", () => {
  it("compiles, and reports wrong calls", async () => {
    await expect(runIn(compiler, "--project", "tsconfig.json")).resolves.toMatchObject({ stdout: "" });
  });

  it("can sign in, create a home and receive an error", async () => {
    const { stdout } = await runIn("journey.ts", `${product.url}/api`, owner.email, "Lantern#2026");
    expect(JSON.parse(stdout)).toEqual({
      titles: [home.displayName],
      rent: home.leaseConditions!.rent,
      laundry: home.amenities!.hasWasherDryer,
      type: home.specifications!.propertyType,
      status: home.status,
      code: "not-found",
      fields: ["limit"],
    });
  });
});
