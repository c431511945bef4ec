import type { PropertyView } from "@porchlight/contract/properties.ts";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import {
  activated,
  anApplicationSent,
  aSubmittedBundle,
  type SignedInRenter,
  upload,
} from "../applications/testing.ts";
import { anOwnerWithHome } from "../screening/testing.ts";
import { aListedHome } from "../testing/homes.ts";
import type { SignedInOwner } from "../testing/people.ts";
import { startTestProduct, type TestProduct } from "../testing/product.ts";

let product: TestProduct;
let owner: SignedInOwner;
let home: PropertyView;

beforeAll(async () => {
  product = await startTestProduct();
  await product.setClock("2026-11-23T15:00:00Z");
  ({ owner, home } = await anOwnerWithHome(product));
});
afterAll(() => product.close());

const download = ({ token }: Pick<SignedInRenter, "token">, query = "") =>
  fetch(`${product.url}/api/renter-data/download${query}`, { headers: { authorization: `Bearer ${token}` } });

/** Unpacks a download. Returns each file by its name, as text of one character a byte. */
async function unpacked(reply: Response): Promise<Map<string, string>> {
  const files = unzipSync(new Uint8Array(await reply.arrayBuffer()));
  return new Map(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes, true)]));
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
    expect(text(/^account/)).toContain("<dt>At</dt><dd>November 23, 2026");
    expect(text(/^account/)).not.toMatch(/\d{4}-\d\d-\d\dT/);
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

  /** A renter whose download is more than a connection holds, so that it is under way until it is read. */
  async function aRenterOfMuch(email: string): Promise<SignedInRenter> {
    await anApplicationSent(product, owner, await aListedHome(product, owner), email);
    const renter = await activated(product, email);
    const large = new Blob(["%PDF-1.4\n", new Uint8Array(20_000_000)]);
    expect((await upload(product, renter, "ADDITIONAL", large)).status).toBe(201);
    return renter;
  }

  it("is made one at a time", async () => {
    const renter = await aRenterOfMuch("twice@example.test");
    const first = await download(renter);
    expect([first.status, (await download(renter)).status]).toEqual([200, 429]);
    await first.arrayBuffer();
    const second = await download(renter);
    expect(second.status).toBe(200);
    await second.arrayBuffer();
  });

  it("closes its file when it is broken off, and may be begun again", async () => {
    const renter = await aRenterOfMuch("broken.off@example.test");
    const opened = vi.spyOn(product.product.app.files, "get");
    const first = await download(renter);
    await vi.waitFor(() => expect(opened).toHaveBeenCalledOnce());
    const { stream } = (await opened.mock.results[0]!.value)!;
    expect(stream.closed).toBe(false);
    await first.body!.cancel();
    await vi.waitFor(() => expect(stream.closed).toBe(true));
    const second = await download(renter);
    expect(second.status).toBe(200);
    await second.arrayBuffer();
  });

  it("is made a few times an hour", async () => {
    const { renter } = await aSubmittedBundle(product, owner, await aListedHome(product, owner), "often@example.test");
    const statuses: number[] = [];
    for (let count = 0; count < 6; count++) {
      const reply = await download(renter);
      await reply.arrayBuffer();
      statuses.push(reply.status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    await product.advance("PT1H1M");
    expect((await download(renter)).status).toBe(200);
  });
});
