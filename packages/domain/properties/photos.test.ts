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
  it("are numbered from 0 after every change", () => {
    for (const photos of [
      withPhoto(abc, photo("d")),
      inOrder(abc, ["c", "a", "b"]),
      withCover(abc, "b"),
      withoutPhoto(abc, "a"),
      sorted(abc),
    ])
      expect(photos.map(({ order }) => order)).toEqual(photos.map((_, index) => index));
  });

  it("add a new one at the end, and allow at most fifty", () => {
    expect(idsOf(withPhoto(abc, photo("d")))).toBe("abcd");
    const full = Array.from({ length: photosCount.max }, (_, index) => photo(String(index)));
    expect(() => withPhoto(full, photo("one too many"))).toThrow("You can upload up to 50 photos");
  });

  it("take an order that names each of them once, and reject any other", () => {
    expect(idsOf(inOrder(abc, ["c", "a", "b"]))).toBe("cab");
    for (const wrong of [["a", "b"], ["a", "b", "b"], ["a", "b", "x"], ["a", "b", "c", "a"], []])
      expect(() => inOrder(abc, wrong)).toThrow("Some fields need your attention.");
  });

  it("put the chosen cover first and keep the order of the others", () => {
    expect(idsOf(withCover(abc, "c"))).toBe("cab");
    expect(() => withCover(abc, "x")).toThrow("Not found.");
  });

  it("close the gap when one is deleted; the next one becomes the cover", () => {
    expect(idsOf(withoutPhoto(abc, "a"))).toBe("bc");
    expect(() => withoutPhoto(abc, "x")).toThrow("Not found.");
  });

  it("are sorted with the cover kept, then landscape before portrait, large before small, early before late", () => {
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
