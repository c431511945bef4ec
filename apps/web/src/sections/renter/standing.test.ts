import type { ApplicationSummary } from "@porchlight/contract/renter-applications.ts";
import { describe, expect, it } from "vitest";
import { standingOf, timelineOf } from "./standing.ts";

const at = "2026-11-24T10:00:00Z";
type Given = Omit<Partial<ApplicationSummary>, "bundle"> & { bundle?: Partial<ApplicationSummary["bundle"]> };
const application = ({ bundle, ...given }: Given) =>
  ({
    status: "SENT",
    isHomeGone: false,
    startedAt: null,
    submittedAt: null,
    ...given,
    bundle: {
      status: "SENT",
      createdAt: at,
      submittedAt: null,
      withdrawnAt: null,
      decidedAt: null,
      conditionalOfferAt: null,
      ...bundle,
    },
  }) as ApplicationSummary;

describe("The badge of an application", () => {
  it.each([
    ["waiting", {}],
    ["inProgress", { status: "IN_PROGRESS" }],
    ["submitted", { status: "SUBMITTED" }],
    ["accepted", { status: "SUBMITTED", isHomeGone: true, bundle: { status: "ACCEPTED" } }],
    ["declined", { status: "SUBMITTED", isHomeGone: true, bundle: { status: "DECLINED" } }],
    ["withdrawn", { status: "SUBMITTED", isHomeGone: true, bundle: { withdrawnAt: at } }],
    ["closed", { status: "IN_PROGRESS", isHomeGone: true }],
    ["closed", { status: "SUBMITTED", isHomeGone: true, bundle: { status: "SUBMITTED" } }],
  ] as const)("says %s", (standing, given) => expect(standingOf(application(given))).toBe(standing));
});

describe("The timeline of an application", () => {
  it("has a time at each step that happened", () =>
    expect(
      timelineOf(application({ startedAt: at, submittedAt: at, bundle: { status: "ACCEPTED", decidedAt: at } })),
    ).toEqual(["sent", "inProgress", "submitted", "decision"].map((step) => ({ step, at }))));
  it("has a conditional offer where one was made", () =>
    expect(timelineOf(application({ bundle: { conditionalOfferAt: at } })).slice(3)).toEqual([
      { step: "offer", at },
      { step: "decision", at: null },
    ]));
  it("has none at a step that has not", () =>
    expect(timelineOf(application({ startedAt: at })).map((one) => one.at)).toEqual([at, at, null, null]));
});
