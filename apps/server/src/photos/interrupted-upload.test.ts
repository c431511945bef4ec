import { request } from "node:http";
import { describe, expect, it, vi } from "vitest";
import { sql } from "../platform/database/database.ts";
import { aPhoto } from "../testing/photos.ts";
import { usePhotos } from "./testing.ts";

const { product, owner, aHome, homeOf, namesIn, filesOf, loosePictures, tidied } = usePhotos();

describe("An interrupted upload", () => {
  /** Sends the head of a call and part of its body. */
  async function begin(id: string, body: Uint8Array, announced: number) {
    const asked = request(`${product().url}/api/property-image/${id}`, {
      method: "POST",
      headers: {
        authorization: `Bearer ${owner().token}`,
        "content-type": "multipart/form-data; boundary=here",
        "content-length": String(announced),
      },
    });
    asked.on("error", () => undefined);
    asked.write('--here\r\nContent-Disposition: form-data; name="image"; filename="a.jpg"\r\n\r\n');
    asked.write(body);
    return asked;
  }

  it("leaves neither a photo nor a file", async () => {
    const id = await aHome();
    const asked = await begin(id, await aPhoto(), 1_000_000);
    await vi.waitUntil(async () => (await namesIn("incoming")).length === 1);
    asked.destroy();
    await vi.waitUntil(async () => (await namesIn("incoming")).length === 0);
    expect((await homeOf(id)).images).toEqual([]);
    expect(await loosePictures()).toBe(0);
  });

  it("is cleaned up even when its process died", async () => {
    const { app } = product().product;
    const abandoned = crypto.randomUUID();
    await app.files.put(`pictures/${abandoned}-480.webp`, await aPhoto(), "image/webp");
    await sql`insert into loose_picture (name, delete_at) values (${abandoned}, ${app.clock.now().add({ hours: 1 })})`.execute(
      app.db,
    );
    await product().advance("PT59M");
    expect(await filesOf(abandoned)).toHaveLength(1);
    await product().advance("PT2M");
    await tidied();
    expect(await filesOf(abandoned)).toEqual([]);
  });
});
