import type { ErrorBody } from "@porchlight/contract/error-body.ts";
import type { PhotoView } from "@porchlight/contract/photos.ts";
import { describe, expect, it } from "vitest";
import { aPhoto } from "../testing/photos.ts";
import { small, usePhotos } from "./testing.ts";

const { call, homeOf, sent, aHomeWith } = usePhotos();

describe("The order of a home's photos", () => {
  const answered = async (method: string, path: string, body?: unknown): Promise<string[]> => {
    const answer = await call<PhotoView[]>(method, `/property-image/${path}`, body);
    expect(answer.status).toBe(200);
    expect(answer.body.map(({ order }) => order)).toEqual(answer.body.map((_, index) => index));
    return answer.body.map(({ id }) => id);
  };
  const kept = async (id: string) => (await homeOf(id)).images.map((image) => image.id);

  it("can be set by a list that names each photo once, and by no other", async () => {
    const { id, photos } = await aHomeWith(small, small, small);
    const [a, b, c] = photos as [string, string, string];
    expect(await answered("PUT", `order/${id}`, { imageIds: [c, a, b] })).toEqual([c, a, b]);
    const other = await aHomeWith(small);
    for (const imageIds of [[a, b], [a, b, c, other.photos[0]], [a, a, b], []])
      expect(await call<ErrorBody>("PUT", `/property-image/order/${id}`, { imageIds })).toMatchObject({ status: 400 });
    const home = await homeOf(id);
    expect(home.images.map((image) => image.id)).toEqual([c, a, b]);
    expect(home.coverImage).toBe(home.images[0]!.url);
  });

  it("can be sorted by the server: the cover, then landscape, large and early before portrait, small and late", async () => {
    const upright = { width: 32, height: 48 };
    const { id, photos } = await aHomeWith(upright, upright, small, { width: 96, height: 64 }, small);
    const [cover, portrait, firstSmall, large, lastSmall] = photos;
    const expected = [cover, large, firstSmall, lastSmall, portrait];
    expect(await answered("PUT", `sort/${id}`)).toEqual(expected);
    expect(await kept(id)).toEqual(expected);
  });

  it("starts with the chosen cover", async () => {
    const { id, photos } = await aHomeWith(small, small, small);
    const [a, b, c] = photos as [string, string, string];
    expect(await answered("PUT", `cover/${id}/${c}`)).toEqual([c, a, b]);
    expect((await call("PUT", `/property-image/cover/${id}/${crypto.randomUUID()}`)).status).toBe(404);
    expect(await kept(id)).toEqual([c, a, b]);
  });

  it("stays consistent when changes happen at the same time", async () => {
    const { id, photos } = await aHomeWith(small, small, small);
    const photo = await aPhoto();
    await Promise.all([
      sent(id, photo),
      call("PUT", `/property-image/cover/${id}/${photos[2]}`),
      call("DELETE", `/property-image/${id}/${photos[1]}`),
      call("PUT", `/property-image/sort/${id}`),
    ]);
    const { images } = await homeOf(id);
    expect(images).toHaveLength(3);
    expect(images.map(({ order }) => order)).toEqual([0, 1, 2]);
    expect(images.map((image) => image.id)).not.toContain(photos[1]);
  });
});
