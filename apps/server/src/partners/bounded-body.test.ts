import { describe, expect, it } from "vitest";
import { textWithin } from "./bounded-body.ts";

describe("The body of a partner's answer", () => {
  it("is read as text up to a limit", async () => {
    expect(await textWithin(new Response("déjà vu"), 9)).toBe("déjà vu");
    expect(await textWithin(new Response(null), 9)).toBe("");
  });

  it("is not read on beyond it, however long it is", async () => {
    let chunks = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        chunks += 1;
        controller.enqueue(new Uint8Array(1024));
      },
    });
    await expect(textWithin(new Response(endless), 4096)).rejects.toThrow("longer than 4096 bytes");
    expect(chunks).toBeLessThan(10);
  });
});
