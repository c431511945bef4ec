import { describe, expect, it } from "vitest";
import { eventCutter } from "./event-stream.ts";

describe("A stream of events", () => {
  it("is cut at empty lines, however it is split on the way", () => {
    const cut = eventCutter();
    expect(cut("event: chan")).toEqual([]);
    expect(cut('ge\ndata: {"topic":"leads"}\n')).toEqual([]);
    expect(cut("\ndata: next\n\n")).toEqual([
      { name: "change", data: '{"topic":"leads"}' },
      { name: "message", data: "next" },
    ]);
  });
  it("keeps quiet about comments, which just keep the line open", () =>
    expect(eventCutter()(": still here\n\n")).toEqual([]));
  it("tells when to come back, which a server that stops says last", () =>
    expect(eventCutter()("retry: 750\n\n")).toEqual([{ name: "retry", data: "750" }]));
  it("joins data of several lines", () =>
    expect(eventCutter()("data: a\ndata: b\n\n")).toEqual([{ name: "message", data: "a\nb" }]));
  it("reads lines that end as Windows ends them", () =>
    expect(eventCutter()("data: a\r\n\r\n")).toEqual([{ name: "message", data: "a" }]));
});
