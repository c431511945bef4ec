import { buffer } from "node:stream/consumers";
import type { DocumentView } from "@porchlight/contract/applications.ts";
import { beforeAll, describe, expect, it } from "vitest";
import type { SignedInRenter } from "../applications/testing.ts";
import { row, sql } from "../platform/database/database.ts";
import { useDocuments } from "../testing/documents.ts";
import { aPhoto } from "../testing/photos.ts";
import { documentUrls, type Opener } from "./address.ts";
import { aPdf } from "./testing.ts";

const { product, owner, app, aRenter, send, read, openingsOf } = useDocuments();

describe("The address of a document", () => {
  let by: SignedInRenter;
  let document: DocumentView;
  beforeAll(async () => {
    by = await aRenter();
    document = (await send(by, await aPhoto(), "id.jpg", "PHOTO_ID")).body;
  });
  const ownerOf = async (): Promise<Opener> => {
    const found = await row(app().db, sql<{ id: string }>`select id from app_user where email = ${owner().email}`);
    return { role: "investor", userId: found!.id };
  };

  it("needs no sign-in and records who opened the file, each time; a thumbnail is not opening it", async () => {
    const fresh = (await send(by, aPdf())).body;
    const opener = await ownerOf();
    const forOwner = documentUrls(app(), opener)(fresh.id, "file");
    for (const url of [fresh.url, forOwner, forOwner]) expect((await read(url)).status).toBe(200);
    expect((await read(document.thumbnailUrl)).status).toBe(200);
    const openings = await openingsOf(fresh.id);
    expect(openings.map(({ role }) => role)).toEqual(["renter", "investor", "investor"]);
    expect(openings[1]!.user_id).toBe(opener.userId);
    expect(await openingsOf(document.id)).toEqual([]);
  });

  it("shows nothing to who only asks for its headers", async () => {
    const reply = await fetch(product().url + document.url, { method: "HEAD" });
    expect(reply.headers.get("content-type")).not.toBe("image/jpeg");
    expect(await openingsOf(document.id)).toEqual([]);
  });

  it("is no longer valid after five minutes", async () => {
    const { url, thumbnailUrl } = (await send(by, await aPhoto(), "id.jpg", "PHOTO_ID")).body;
    await product().advance("PT5M");
    for (const address of [url, thumbnailUrl]) {
      const reply = await read(address);
      expect([reply.status, reply.headers.get("cache-control")]).toEqual([410, "no-store"]);
      expect(await reply.json()).toMatchObject({ code: "document.link-expired" });
    }
  });

  it("is nothing when it is forged or names what there never was", async () => {
    const { userId } = await ownerOf();
    const urlOf = documentUrls(app(), { role: "investor", userId });
    const fresh = urlOf(document.id, "file");
    const forged = `${fresh.slice(0, -1)}${fresh.endsWith("A") ? "B" : "A"}`.replace(/.(?=.{40}$)/, "_");
    for (const url of [
      forged,
      urlOf(crypto.randomUUID(), "file"),
      "/files/documents/none",
      `/files/documents/${document.id}.sealed`,
    ])
      expect((await read(url)).status).toBe(404);
  });

  it("fails when the file was changed on the disk, and breaks off when only its end was", async () => {
    const [one, other] = [(await send(by, aPdf(300_000))).body, (await send(by, aPdf(300_000))).body];
    const keyOf = (document: DocumentView) => `documents/${document.id}.sealed`;
    const sealed = await buffer((await app().files.get(keyOf(one)))!.stream);
    await app().files.put(keyOf(other), sealed, "application/octet-stream");
    expect((await read(other.url)).status).toBe(500);
    sealed[sealed.length - 1]! ^= 1;
    await app().files.put(keyOf(one), sealed, "application/octet-stream");
    await expect(read(one.url).then((reply) => reply.arrayBuffer())).rejects.toThrow();
  });
});
