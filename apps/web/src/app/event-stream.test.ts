import { describe, expect, it } from "vitest";
import { eventCutter } from "./event-stream.ts";

describe("A stream of events", () => {
  it("is split into events at empty lines, however its chunks are cut", () => {
    const cut = eventCutter();
    expect(cut("event: chan")).toEqual([]);
    expect(cut('ge\ndata: {"topic":"leads"}\n')).toEqual([]);
    expect(cut("\ndata: next\n\n")).toEqual([
      { name: "change", data: '{"topic":"leads"}' },
      { name: "message", data: "next" },
    ]);
  });
  it("ignores comments, which only keep the connection open", () =>
    expect(eventCutter()(": still here\n\n")).toEqual([]));
  it("passes on the retry time as an event of its own", () =>
    expect(eventCutter()("retry: 750\n\n")).toEqual([{ name: "retry", data: "750" }]));
  it("joins the data of several lines", () =>
    expect(eventCutter()("data: a\ndata: b\n\n")).toEqual([{ name: "message", data: "a\nb" }]));
  it("accepts CRLF line endings", () =>
    expect(eventCutter()("data: a\r\n\r\n")).toEqual([{ name: "message", data: "a" }]));
});
