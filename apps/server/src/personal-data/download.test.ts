import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { PropertyView } from "@porchlight/contract/properties.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aSubmittedBundle, type SignedInRenter } from "../applications/testing.ts";
import { anOwnerWithHome } from "../screening/testing.ts";
import { aListedHome } from "../testing/homes.ts";
import type { SignedInOwner } from "../testing/people.ts";
import { startTestProduct, type TestProduct } from "../testing/product.ts";

let product: TestProduct;
let owner: SignedInOwner;
let home: PropertyView;
let folder: string;

beforeAll(async () => {
  product = await startTestProduct();
  await product.setClock("2026-11-23T15:00:00Z");
  ({ owner, home } = await anOwnerWithHome(product));
  folder = await mkdtemp(join(tmpdir(), "porchlight-download-"));
});
afterAll(async () => {
  await product.close();
  await rm(folder, { recursive: true, force: true });
});

const download = ({ token }: Pick<SignedInRenter, "token">, query = "") =>
  fetch(`${product.url}/api/renter-data/download${query}`, { headers: { authorization: `Bearer ${token}` } });

/** Unpacks a download with the system's own program. Returns the text of each file by its name. */
async function unpacked(reply: Response): Promise<Map<string, string>> {
  const at = join(folder, crypto.randomUUID());
  await writeFile(`${at}.zip`, Buffer.from(await reply.arrayBuffer()));
  await promisify(execFile)("python3", ["-m", "zipfile", "-e", `${at}.zip`, at]);
  const names = (await readdir(at, { recursive: true, withFileTypes: true })).filter((one) => one.isFile());
  const read = names.map(async (one) => {
    const path = join(one.parentPath, one.name);
    return [path.slice(at.length + 1), await readFile(path, "latin1")] as const;
  });
  return new Map(await Promise.all(read));
}

describe("The download of a renter", () => {
  it("has everything that is theirs, with their files as they were", async () => {
    const email = "down.loader@example.test";
    const { renter } = await aSubmittedBundle(product, owner, home, email);
    await product.control("POST", "mail", {
      from: `Jordan Avery <${email}>`,
      to: home.intakeEmail,
      subject: "Parking",
      text: "Is there <b>parking</b> for a unicycle?",
    });
    await product.settled();
    const reply = await download(renter);
    expect(reply.status).toBe(200);
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      "content-type": "application/zip",
      "cache-control": "no-store",
      "content-disposition": 'attachment; filename="porchlight-2026-11-23.zip"',
    });
    const files = await unpacked(reply);
    const names = [...files.keys()];
    expect(names).toEqual(expect.arrayContaining(["account.html", "showings.html", "payments.html", "notices.html"]));
    const text = (part: RegExp) => files.get(names.find((name) => part.test(name))!)!;
    expect(text(/^account/)).toContain(email);
    expect(text(/^applications\//)).toContain("Rise Bakery");
    expect(text(/^conversations\//)).toContain("unicycle");
    expect(text(/^conversations\//)).not.toContain("<b>");
    expect(names.filter((name) => /^documents\/.*paper\.pdf$/.test(name))).toHaveLength(2);
    expect(text(/paper\.pdf$/)).toMatch(/^%PDF-1\.4/);
  });

  it("is in the renter's language, and a stranger's and an owner's is none of it", async () => {
    const { renter } = await aSubmittedBundle(product, owner, await aListedHome(product, owner), "uno@example.test");
    const { renter: other } = await aSubmittedBundle(
      product,
      owner,
      await aListedHome(product, owner),
      "dos@example.test",
    );
    const files = await unpacked(await download(renter, "?language=es"));
    expect([...files.keys()]).toEqual(expect.arrayContaining(["cuenta.html", "pagos.html"]));
    const others = [...(await unpacked(await download(other))).values()].join("\n");
    expect(others).toContain("dos@example.test");
    expect(others).not.toContain("uno@example.test");
    expect((await download({ token: owner.token })).status).toBe(403);
    expect((await fetch(`${product.url}/api/renter-data/download`)).status).toBe(401);
  });

  it("is made one at a time, and a few times an hour", async () => {
    const { renter } = await aSubmittedBundle(product, owner, await aListedHome(product, owner), "often@example.test");
    const statuses: number[] = [];
    for (let count = 0; count < 6; count++) {
      const reply = await download(renter);
      await reply.arrayBuffer();
      statuses.push(reply.status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    await product.advance("PT1H1M");
    const replies = await Promise.all([download(renter), download(renter)]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 429]);
  });
});
