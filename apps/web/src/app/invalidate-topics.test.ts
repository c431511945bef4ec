import { QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { invalidateShowings, invalidateTopics } from "./invalidate-topics.ts";
import { queryClient } from "./query-client.ts";

describe("A changed topic", () => {
  const asked: string[] = [];
  let leave: (() => void)[] = [];
  const show = (...queryKey: string[]) => {
    const queryFn = async () => asked.push(queryKey.join(" "));
    leave.push(new QueryObserver(queryClient, { queryKey, queryFn }).subscribe(() => undefined));
  };

  beforeEach(async () => {
    vi.useFakeTimers();
    show("showings", "p", "pending");
    show("property", "portfolio");
    show("escalations", "p");
    show("leads", "p");
    await vi.runAllTimersAsync();
    asked.length = 0;
  });
  afterEach(() => {
    for (const end of leave) end();
    leave = [];
    queryClient.clear();
    vi.useRealTimers();
  });

  it("is fetched once for several changes in a row", async () => {
    invalidateTopics("showings");
    invalidateTopics("property");
    await vi.advanceTimersByTimeAsync(20);
    invalidateShowings();
    invalidateTopics("showings");
    await vi.runAllTimersAsync();
    expect(asked.sort()).toEqual(["property portfolio", "showings p pending"]);
  });
  it("is fetched again when it changes later", async () => {
    invalidateTopics("leads");
    await vi.runAllTimersAsync();
    invalidateTopics("leads");
    await vi.runAllTimersAsync();
    expect(asked).toEqual(["leads p", "leads p"]);
  });
});
