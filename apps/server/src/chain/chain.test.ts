import type { PropertyView } from "@porchlight/contract/properties.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { row, rows, type Sql, sql } from "../platform/database/database.ts";
import { aListedHome } from "../testing/homes.ts";
import { aSignedInOwner, type SignedInOwner } from "../testing/people.ts";
import { startTestProduct, type TestProduct } from "../testing/product.ts";
import { beginNextChain } from "./begin.ts";
import { markErased } from "./erasing.ts";
import type { Link } from "./items.ts";
import { forgetChains, verified } from "./testing.ts";

let product: TestProduct;
let owner: SignedInOwner;
let home: PropertyView;

beforeAll(async () => {
  product = await startTestProduct();
  await product.setClock("2026-11-23T14:00:00Z");
  owner = await aSignedInOwner(product);
  home = await aListedHome(product, owner);
});
afterAll(() => product.close());

const app = () => product.product.app;
const run = (statement: Sql) => statement.execute(app().db);
type Opened = { token: string; inquiryId: string };

const says = (token: string, text: string) =>
  product.api("POST", "/public/conversation/messages", { token, body: { text, clientMessageId: crypto.randomUUID() } });

/** A conversation of two questions and their answers, in which the renter qualifies. */
async function aConversation(): Promise<Opened> {
  const { body } = await product.api<{ token: string }>("POST", "/public/conversation", {
    body: { slug: home.slug, text: "I'd move in on December 5, make $6,000 a month, my credit is 700, no pets" },
  });
  await says(body.token, "What is the rent?");
  const newest = await row(app().db, sql<{ id: string }>`select id from inquiry order by id desc limit 1`);
  return { token: body.token, inquiryId: newest!.id };
}

const linksOf = (inquiryId: string) =>
  rows(
    app().db,
    sql<Pick<Link, "position" | "kind" | "itemId">>`
      select position, kind, item_id as "itemId" from chain_link where inquiry_id = ${inquiryId} order by position`,
  );

/** Changes stored rows, returns what a verification finds, and puts them back. */
async function foundAfter(change: Sql, back: Sql) {
  await run(change);
  const { broken } = await verified(product);
  await run(back);
  expect((await verified(product)).broken).toEqual([]);
  return broken;
}

describe("An inquiry's chain", () => {
  it("holds its messages and qualifications in their order, and verifies", async () => {
    const { inquiryId } = await aConversation();
    const links = await linksOf(inquiryId);
    expect(links.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5]);
    expect(links.map(({ kind }) => kind)).toEqual(["message", "qualification", "message", "message", "message"]);
    const { links: all, broken } = await verified(product);
    expect([all >= 5, broken]).toEqual([true, []]);
  });

  it("names a message of which one letter was changed", async () => {
    const { inquiryId } = await aConversation();
    const [first] = await linksOf(inquiryId);
    const { itemId } = first!;
    const found = await foundAfter(
      sql`update message set content = replace(content, '$6,000', '$5,000') where id = ${itemId}`,
      sql`update message set content = replace(content, '$5,000', '$6,000') where id = ${itemId}`,
    );
    expect(found).toEqual([{ inquiryId, position: 1, kind: "message", itemId, what: "changed" }]);
  });

  it("names a qualification whose outcome was changed", async () => {
    const { inquiryId } = await aConversation();
    const { itemId, position } = (await linksOf(inquiryId)).find(({ kind }) => kind === "qualification")!;
    const found = await foundAfter(
      sql`update qualification set outcome = 'fails' where id = ${itemId}`,
      sql`update qualification set outcome = 'passes' where id = ${itemId}`,
    );
    expect(found).toEqual([{ inquiryId, position, kind: "qualification", itemId, what: "changed" }]);
  });

  it("names a removed link, and the message that it was of", async () => {
    const { inquiryId } = await aConversation();
    const { itemId } = (await linksOf(inquiryId))[2]!;
    await run(sql`create table removed as select * from chain_link where item_id = ${itemId}`);
    const found = await foundAfter(
      sql`delete from chain_link where item_id = ${itemId}`,
      sql`insert into chain_link select * from removed`,
    );
    await run(sql`drop table removed`);
    expect(found).toEqual([
      { inquiryId, position: 3, kind: null, itemId: null, what: "missing" },
      { inquiryId, position: null, kind: "message", itemId, what: "unlinked" },
    ]);
  });

  it("names a message that was deleted", async () => {
    const { inquiryId } = await aConversation();
    const { itemId, position } = (await linksOf(inquiryId))[4]!;
    await run(sql`create table removed as select * from message where id = ${itemId}`);
    const found = await foundAfter(
      sql`delete from message where id = ${itemId}`,
      sql`insert into message overriding system value select * from removed`,
    );
    await run(sql`drop table removed`);
    expect(found).toEqual([{ inquiryId, position, kind: "message", itemId, what: "gone" }]);
  });

  it("names a message that was written past it", async () => {
    const { inquiryId } = await aConversation();
    const id = crypto.randomUUID();
    const found = await foundAfter(
      sql`insert into message (id, company_id, inquiry_id, sender, content, created_at)
          select ${id}, company_id, id, 'renter', 'I never said that', now() from inquiry where id = ${inquiryId}`,
      sql`delete from message where id = ${id}`,
    );
    expect(found).toEqual([{ inquiryId, position: null, kind: "message", itemId: id, what: "unlinked" }]);
  });

  it("names links whose places were exchanged, and the next one, which no longer follows", async () => {
    const { inquiryId } = await aConversation();
    const exchanged = `
      update chain_link set position = -position where inquiry_id = '${inquiryId}' and position in (3, 4);
      update chain_link set position = 7 + position where inquiry_id = '${inquiryId}' and position in (-3, -4)`;
    await app().db.send(exchanged, []);
    const { broken } = await verified(product);
    await app().db.send(exchanged, []);
    expect((await verified(product)).broken).toEqual([]);
    expect(broken.map(({ position, what }) => [position, what])).toEqual([
      [3, "out-of-chain"],
      [4, "out-of-chain"],
      [5, "out-of-chain"],
    ]);
  });

  it("stays one chain when fifty messages come at once", async () => {
    const { token, inquiryId } = await aConversation();
    const sent = await Promise.all(
      Array.from({ length: 50 }, (_, index) => says(token, `Message ${index}: is heat included?`)),
    );
    expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([200]));
    const stored = await rows(app().db, sql`select 1 from message where inquiry_id = ${inquiryId}`);
    const links = await linksOf(inquiryId);
    expect(links.map(({ position }) => position)).toEqual(links.map((_, index) => index + 1));
    expect(links.filter(({ kind }) => kind === "message")).toHaveLength(stored.length);
    expect((await verified(product)).broken).toEqual([]);
  });
});

describe("Erased messages", () => {
  const erase = (inquiryId: string) =>
    app().inTransaction(async (tx) => {
      await sql`select 1 from inquiry where id = ${inquiryId} for update`.execute(tx);
      await markErased(tx, app(), inquiryId, "message");
      await sql`update message set content = '' where inquiry_id = ${inquiryId}`.execute(tx);
    });

  it("leave a chain that verifies, and that goes on", async () => {
    const { token, inquiryId } = await aConversation();
    await erase(inquiryId);
    expect((await verified(product)).broken).toEqual([]);
    await says(token, "Are cats OK?");
    expect((await linksOf(inquiryId)).map(({ kind }) => kind).slice(-3)).toEqual(["erasure", "message", "message"]);
    expect((await verified(product)).broken).toEqual([]);
  });

  it("leave a digest that nobody can compute again from the words", async () => {
    const { inquiryId } = await aConversation();
    await erase(inquiryId);
    const salts = await rows(
      app().db,
      sql`select 1 from chain_link where inquiry_id = ${inquiryId} and kind = 'message' and salt is not null`,
    );
    expect(salts).toEqual([]);
  });

  it("are named where no erasure is on record", async () => {
    const { inquiryId } = await aConversation();
    const { itemId } = (await linksOf(inquiryId))[0]!;
    const { salt } = (await row(
      app().db,
      sql<{ salt: Buffer }>`select salt from chain_link where item_id = ${itemId}`,
    ))!;
    const found = await foundAfter(
      sql`update chain_link set salt = null where item_id = ${itemId}`,
      sql`update chain_link set salt = ${salt} where item_id = ${itemId}`,
    );
    expect(found).toEqual([{ inquiryId, position: 1, kind: "message", itemId, what: "erased-by-nobody" }]);
  });
});

describe("What was stored before chains were kept", () => {
  const broken = new Error("the process ends here");

  it("is linked in part by each transaction, and ends the same when one of them is broken off", async () => {
    const { token, inquiryId } = await aConversation();
    const before = await linksOf(inquiryId);
    await forgetChains(product);
    await says(token, "Is parking included?");
    const failing = {
      ...app(),
      inTransaction: (async (work, terms) =>
        app().inTransaction(async (tx) => {
          await work(tx);
          throw broken;
        }, terms)) as ReturnType<typeof app>["inTransaction"],
    };
    await expect(beginNextChain(failing, 2)).rejects.toThrow(broken);
    expect(await linksOf(inquiryId)).toHaveLength(2);
    while (await beginNextChain(app(), 2)) await beginNextChain(failing, 2).catch(() => undefined);
    const links = await linksOf(inquiryId);
    expect(links).toHaveLength(before.length + 2);
    expect(links.map(({ kind }) => kind).filter((kind) => kind === "qualification")).toHaveLength(1);
    expect(await verified(product)).toMatchObject({ broken: [], toBegin: 0 });
  });

  it("is not called broken before it is linked", async () => {
    await aConversation();
    await forgetChains(product);
    const found = await verified(product);
    expect(found.broken).toEqual([]);
    expect(found.toBegin).toBeGreaterThan(0);
    while (await beginNextChain(app()));
    expect(await verified(product)).toMatchObject({ broken: [], toBegin: 0 });
  });
});
