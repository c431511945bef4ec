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
    show("statistics", "portfolio");
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
    expect(asked.sort()).toEqual(["property portfolio", "showings p pending", "statistics portfolio"]);
  });
  it("is fetched again when it changes later", async () => {
    invalidateTopics("escalations");
    await vi.runAllTimersAsync();
    invalidateTopics("escalations");
    await vi.runAllTimersAsync();
    expect(asked.filter((one) => one === "escalations p")).toHaveLength(2);
  });
  it("brings new numbers within five seconds, and not more often, however much happens", async () => {
    const numbers = () => asked.filter((one) => one === "statistics portfolio").length;
    for (let tenth = 0; tenth < 99; tenth++) {
      invalidateTopics("leads");
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(asked.filter((one) => one === "leads p").length).toBeGreaterThan(40);
    expect(numbers()).toBeLessThanOrEqual(3);
    const before = numbers();
    invalidateTopics("leads");
    await vi.advanceTimersByTimeAsync(5000);
    expect(numbers()).toBe(before + 1);
  });
});
