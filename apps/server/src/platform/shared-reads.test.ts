import { describe, expect, it } from "vitest";
import { sharedReads } from "./shared-reads.ts";

/** A reader whose readings end when they are told to, in order. */
function slowReader() {
  const readings: PromiseWithResolvers<string>[] = [];
  const read = () => {
    const reading = Promise.withResolvers<string>();
    readings.push(reading);
    return reading.promise;
  };
  return { read, readings };
}
const turns = () => new Promise((resolve) => setImmediate(resolve));

describe("Shared reads", () => {
  it("answer all who ask during a reading with the one that begins after it", async () => {
    const { read, readings } = slowReader();
    const shared = sharedReads<string>();
    const first = shared("numbers", read);
    const later = [shared("numbers", read), shared("numbers", read)];
    expect(readings).toHaveLength(1);
    readings[0]!.resolve("before");
    expect(await first).toBe("before");
    await turns();
    expect(readings).toHaveLength(2);
    readings[1]!.resolve("after");
    expect(await Promise.all(later)).toEqual(["after", "after"]);
  });

  it("of different keys do not wait for each other", async () => {
    const { read, readings } = slowReader();
    const shared = sharedReads<string>();
    const asked = ["mine", "theirs"].map((key) => shared(key, read));
    readings[1]!.resolve("theirs");
    expect(await asked[1]).toBe("theirs");
    readings[0]!.resolve("mine");
    expect(await asked[0]).toBe("mine");
  });

  it("that fail do so for those who asked, and are made anew", async () => {
    const { read, readings } = slowReader();
    const shared = sharedReads<string>();
    const failing = [shared("numbers", read), shared("numbers", read), shared("numbers", read)];
    readings[0]!.reject(new Error("lost"));
    await expect(failing[0]).rejects.toThrow("lost");
    await turns();
    readings[1]!.reject(new Error("lost again"));
    await expect(Promise.all(failing.slice(1))).rejects.toThrow("lost again");
    await turns();
    const asked = shared("numbers", read);
    readings[2]!.resolve("found");
    expect(await asked).toBe("found");
  });
});
