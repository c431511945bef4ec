import { describe, expect, it } from "vitest";
import { photosCount } from "./limits.ts";
import { inOrder, sorted, withCover, withoutPhoto, withPhoto } from "./photos.ts";
import type { PropertyImage } from "./property.ts";

const photo = (id: string, width = 1600, height = 1200, minute = 0): PropertyImage => ({
  id,
  url: `/${id}.webp`,
  cardUrl: `/${id}-card.webp`,
  thumbnailUrl: `/${id}-small.webp`,
  jpegUrl: `/${id}.jpg`,
  width,
  height,
  uploadedAt: `2026-11-23T14:${String(minute).padStart(2, "0")}:00Z`,
  order: 9,
});
const abc = [photo("a"), photo("b"), photo("c")];
const idsOf = (photos: PropertyImage[]) => photos.map(({ id }) => id).join("");

describe("The photos of a home", () => {
  it("count from 0 in their order, whatever happened to them", () => {
    for (const photos of [
      withPhoto(abc, photo("d")),
      inOrder(abc, ["c", "a", "b"]),
      withCover(abc, "b"),
      withoutPhoto(abc, "a"),
      sorted(abc),
    ])
      expect(photos.map(({ order }) => order)).toEqual(photos.map((_, index) => index));
  });

  it("take a new one at the end, and fifty at most", () => {
    expect(idsOf(withPhoto(abc, photo("d")))).toBe("abcd");
    const full = Array.from({ length: photosCount.max }, (_, index) => photo(String(index)));
    expect(() => withPhoto(full, photo("one too many"))).toThrow("You can upload up to 50 photos");
  });

  it("go into the order that names each of them once", () => {
    expect(idsOf(inOrder(abc, ["c", "a", "b"]))).toBe("cab");
    for (const wrong of [["a", "b"], ["a", "b", "b"], ["a", "b", "x"], ["a", "b", "c", "a"], []])
      expect(() => inOrder(abc, wrong)).toThrow("Some fields need your attention.");
  });

  it("have the cover first, the others behind it as they were", () => {
    expect(idsOf(withCover(abc, "c"))).toBe("cab");
    expect(() => withCover(abc, "x")).toThrow("Not found.");
  });

  it("go on without a deleted one; without the cover the next is the cover", () => {
    expect(idsOf(withoutPhoto(abc, "a"))).toBe("bc");
    expect(() => withoutPhoto(abc, "x")).toThrow("Not found.");
  });

  it("are sorted with the cover kept, landscape before portrait, large before small, early before late", () => {
    const photos = [
      photo("f", 300, 400),
      photo("e", 600, 800, 1),
      photo("d", 800, 800, 2),
      photo("c", 400, 300, 4),
      photo("b", 400, 300, 3),
      photo("a", 800, 600, 5),
    ];
    expect(idsOf(sorted(photos))).toBe("fabcde");
    expect(sorted([])).toEqual([]);
  });
});
