import type { SlotView } from "@porchlight/contract/availability.ts";
import { describe, expect, it } from "vitest";
import { copied, nextToSave, noUnsavedChanges, problemsOf, rowsOf, type UnsavedChanges } from "./week.ts";

const slot = (id: string, startTime: string, endTime: string, weekday: SlotView["weekday"] = "MONDAY"): SlotView => ({
  id,
  propertyAvailabilityId: "home",
  weekday,
  startTime,
  endTime,
});
const morning = slot("morning", "09:00", "12:00");
const afternoon = slot("afternoon", "13:00", "17:00");
const rows = (unsaved: Partial<UnsavedChanges>) =>
  rowsOf([morning, afternoon], { ...noUnsavedChanges, ...unsaved }, new Map());
const placeholder = { key: "new", weekday: "MONDAY", startTime: "00:00", endTime: "00:00", isTouched: false } as const;
const problems = (unsaved: Partial<UnsavedChanges>) => Object.fromEntries(problemsOf(rows(unsaved)));
const next = (unsaved: Partial<UnsavedChanges>) => nextToSave(rows(unsaved), [morning, afternoon])?.key;

describe("The week being edited", () => {
  it("shows changes, additions and removals before they are saved", () =>
    expect(
      rows({
        changed: { morning: { startTime: "08:00", endTime: "12:00" } },
        added: [placeholder],
        removed: ["afternoon"],
      }).map(({ key, startTime }) => `${key} ${startTime}`),
    ).toEqual(["morning 08:00", "new 00:00"]));

  it("reports no error for a new slot until it is touched", () => {
    expect(problems({ added: [placeholder] })).toEqual({});
    expect(next({ added: [placeholder] })).toBeUndefined();
    expect(problems({ added: [{ ...placeholder, isTouched: true }] })).toEqual({ new: "availability.overlap" });
  });

  it("reports an overlap on the slot that was changed", () =>
    expect(problems({ changed: { morning: { startTime: "09:00", endTime: "14:00" } } })).toEqual({
      morning: "availability.overlap",
    }));

  it("saves valid slots and holds back invalid ones", () => {
    const changed = {
      morning: { startTime: "08:00", endTime: "12:00" },
      afternoon: { startTime: "11:30", endTime: "11:00" },
    };
    expect(problems({ changed })).toEqual({ afternoon: "availability.order" });
    expect(next({ changed })).toBe("morning");
    expect(next({ changed: { afternoon: changed.afternoon } })).toBeUndefined();
  });

  it("first saves the slot that makes room for the other", () =>
    expect(
      next({
        changed: {
          morning: { startTime: "09:00", endTime: "14:00" },
          afternoon: { startTime: "15:00", endTime: "17:00" },
        },
      }),
    ).toBe("afternoon"));

  it("replaces other days' hours with the copied ones and keeps those that already match", () => {
    const tuesday = slot("tuesday", "09:00", "12:00", "TUESDAY");
    const evening = slot("evening", "18:00", "20:00", "TUESDAY");
    const sunday = slot("sunday", "10:00", "11:00", "SUNDAY");
    const shown = rowsOf([morning, afternoon, tuesday, evening, sunday], noUnsavedChanges, new Map());
    const { drop, add } = copied(shown, "MONDAY", ["MONDAY", "TUESDAY", "WEDNESDAY"]);
    expect(drop.map(({ id }) => id)).toEqual(["evening"]);
    expect(add.map(({ weekday, startTime }) => `${weekday} ${startTime}`)).toEqual([
      "TUESDAY 13:00",
      "WEDNESDAY 09:00",
      "WEDNESDAY 13:00",
    ]);
  });
});
