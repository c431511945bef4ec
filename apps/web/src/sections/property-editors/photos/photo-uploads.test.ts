import type { PhotoView } from "@porchlight/contract/photos.ts";
import { photoBytes } from "@porchlight/domain/properties/limits.ts";
import { describe, expect, it } from "vitest";
import { CallError, messageOf } from "../../../app/call-error.ts";
import { createUploadLine, createUploadQueue, maxAtOnce, type UploadLine } from "../../uploads/upload-queue.ts";
import { withArrived } from "./data.ts";
import { reasonAgainst, refusesFile } from "./photo-files.ts";

type Sent = { file: File; onPercent: (percent: number) => void; arrive: () => void; fail: (error: Error) => void };

function aQueue(line?: UploadLine) {
  const sent: Sent[] = [];
  const arrived: string[] = [];
  const overtaken: Record<string, string[]> = {};
  let timesDrained = 0;
  const queue = createUploadQueue<string>(
    (file, onPercent, signal) => {
      const { promise, resolve, reject } = Promise.withResolvers<string>();
      signal.addEventListener("abort", () => reject(new DOMException("Stopped", "AbortError")));
      sent.push({ file, onPercent, arrive: () => resolve(file.name), fail: reject });
      return promise;
    },
    {
      reasonAgainst,
      messageOf,
      refusesFile,
      onDone: (name, later) => {
        arrived.push(name);
        overtaken[name] = later;
      },
      onDrained: () => {
        timesDrained += 1;
      },
    },
    line,
  );
  const states = () => queue.list().map(({ file, state }) => `${file.name} ${state.kind}`);
  return { queue, sent, arrived, overtaken, timesDrained: () => timesDrained, states };
}
const photo = (name: string, type = "image/jpeg") => new File(["a photo"], name, { type });
const photos = (...names: string[]) => names.map((name) => photo(name));
const turn = () => new Promise((resolve) => setTimeout(resolve));

describe("Queued photo uploads", () => {
  it("wait while six others are being sent", async () => {
    const { queue, sent, states } = aQueue();
    queue.add(photos("1", "2", "3", "4", "5", "6", "7", "8"));
    expect(sent).toHaveLength(maxAtOnce);
    expect(states().slice(5)).toEqual(["6 sending", "7 pending", "8 pending"]);
    sent[0]!.arrive();
    await turn();
    expect(sent.map(({ file }) => file.name).at(-1)).toBe("7");
    expect(states()).not.toContain("1 processing");
  });

  it("wait while six others are being sent by another queue of their line, and drain once they arrived", async () => {
    const line = createUploadLine();
    const [one, other] = [aQueue(line), aQueue(line)];
    one.queue.add(photos("1", "2", "3", "4"));
    other.queue.add(photos("5", "6", "7"));
    expect(one.sent.length + other.sent.length).toBe(maxAtOnce);
    expect(other.states()).toEqual(["5 sending", "6 sending", "7 pending"]);
    for (const { arrive } of other.sent) arrive();
    await turn();
    expect(other.states()).toEqual(["7 sending"]);
    one.queue.add(photos("8", "9", "10"));
    expect(one.states().slice(4)).toEqual(["8 sending", "9 pending", "10 pending"]);
    one.sent[0]!.fail(new Error());
    await turn();
    expect(one.states().slice(4)).toEqual(["8 sending", "9 sending", "10 pending"]);
    expect(other.timesDrained()).toBe(0);
    other.sent[2]!.arrive();
    await turn();
    expect([other.arrived, other.timesDrained()]).toEqual([["5", "6", "7"], 1]);
    expect(one.states().at(-1)).toBe("10 sending");
  });

  it("go from pending to a percentage sent to processing", async () => {
    const { queue, sent, states, arrived } = aQueue();
    queue.add(photos("1"));
    sent[0]!.onPercent(40);
    expect(queue.list()[0]!.state).toEqual({ kind: "sending", percent: 40 });
    sent[0]!.onPercent(100);
    expect(states()).toEqual(["1 processing"]);
    sent[0]!.arrive();
    await turn();
    expect([states(), arrived]).toEqual([[], ["1"]]);
  });

  it("continue when one fails, which shows the reason and can be retried", async () => {
    const { queue, sent, states, arrived } = aQueue();
    queue.add(photos("1", "2"));
    sent[0]!.fail(new CallError(500, "Something broke"));
    sent[1]!.arrive();
    await turn();
    expect(queue.list()[0]!.state).toEqual({ kind: "failed", reason: "Something broke", isFinal: false });
    expect(arrived).toEqual(["2"]);
    queue.retry(queue.list()[0]!.key);
    expect(states()).toEqual(["1 sending"]);
    sent[2]!.arrive();
    await turn();
    expect(arrived).toEqual(["2", "1"]);
  });

  it("cannot be retried when the server rejects the file itself", async () => {
    const { queue, sent } = aQueue();
    queue.add(photos("1"));
    const reason = "This image is damaged and cannot be read";
    sent[0]!.fail(new CallError(400, reason, "photo.damaged"));
    await turn();
    queue.retry(queue.list()[0]!.key);
    expect(queue.list()[0]!.state).toEqual({ kind: "failed", reason, isFinal: true });
  });

  it("are not sent when the file is not a photo", () => {
    const { queue, sent, states } = aQueue();
    queue.add([photo("notes.txt", "text/plain"), photo("1")]);
    expect(states()).toEqual(["notes.txt failed", "1 sending"]);
    expect(sent).toHaveLength(1);
  });

  it("can be dismissed, which stops the upload", async () => {
    const { queue, sent, states } = aQueue();
    queue.add(photos("1"));
    queue.dismiss(queue.list()[0]!.key);
    await turn();
    expect([states(), sent.length]).toEqual([[], 1]);
  });

  it("report which later photos arrived first, and once when all are done", async () => {
    const { queue, sent, overtaken, timesDrained } = aQueue();
    queue.add(photos("1", "2", "3", "4"));
    sent[3]!.arrive();
    await turn();
    sent[1]!.fail(new Error("lost"));
    sent[2]!.arrive();
    await turn();
    expect(timesDrained()).toBe(0);
    sent[0]!.arrive();
    await turn();
    expect(overtaken).toEqual({ "4": [], "3": ["4"], "1": ["4", "3"] });
    expect(timesDrained()).toBe(1);
  });

  it.each([
    ["at the end", [], ["a", "b", "new"]],
    ["before the first of those that overtook it", ["b"], ["a", "new", "b"]],
    ["there, too, where their owner has moved one to the front", ["a", "b"], ["new", "a", "b"]],
    ["at the end when what overtook it has been deleted", ["gone"], ["a", "b", "new"]],
  ])("are placed %s", (_where, overtakers, shown) => {
    const hung = (id: string) => ({ id }) as PhotoView;
    const after = withArrived([hung("a"), hung("b")], hung("new"), overtakers.map(hung));
    expect(after.map(({ id }) => id)).toEqual(shown);
  });
});

describe("A chosen file", () => {
  it.each([
    ["image/jpeg", 1, null],
    ["", 1, null],
    ["image/heic", photoBytes.max, null],
    ["image/png", photoBytes.max + 1, "Maximum file size is 25MB"],
    ["image/svg+xml", 1, "Only image files are allowed"],
    ["text/plain", 1, "Only image files are allowed"],
    ["application/pdf", 1, "Only image files are allowed"],
  ])("of type %j and %i bytes is checked: %j", (type, size, reason) =>
    expect(reasonAgainst({ type, size })).toBe(reason),
  );
});
