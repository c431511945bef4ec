import { endpoints } from "@porchlight/contract/endpoints.ts";
import { describe, expect, it } from "vitest";
import { pathFor } from "../../testing/contract/belongings.ts";
import { bodies } from "../../testing/contract/bodies.ts";
import { useContract } from "../../testing/contract/stage.ts";

const { product, stage } = useContract();

/** Calls of an owner that name nothing of anybody's: they act on the caller's own. */
const namesNothing = new Set([
  "completeDashboardOnboarding",
  "completePropertyOnboarding",
  "completeRenterProfileOnboarding",
  "cancelEmailChange",
  "confirmEmailChange",
  "getCalendarAuthUrl",
  "linkCalendar",
  "getFeedStatus",
  "previewFeed",
  "connectFeed",
  "disconnectFeed",
  "getAccountEvents",
  "getCompany",
  "getInvestor",
  "getUser",
  "patchInvestorUser",
  "resendNewEmailCode",
  "sendOwnershipCode",
  "putInvestorAddress",
  "signOut",
  "listActionsNeeded",
  "listActivity",
  "listBundles",
  "listPortfolioRows",
  "readPortfolioStatistics",
  "readPortfolioTimeSeries",
  "lookUpAddress",
  "suggestAddresses",
  "addProperty",
  "getPortfolio",
  "addShowingAgent",
  "listShowingAgents",
  "streamEvents",
]);

const needsToken = endpoints.filter(({ spec }) => ["investor", "renter", "signed-in", "visitor"].includes(spec.who));
const owners = endpoints.filter(({ spec }) => spec.who === "investor" || spec.who === "signed-in");

describe("Every endpoint of the contract", () => {
  it("for owners has an id in its path or a body below, or names no record", () => {
    const untold = owners.filter(
      ({ name, spec }) => !namesNothing.has(name) && !spec.path.includes(":") && !(name in bodies),
    );
    expect(untold.map(({ name }) => name)).toEqual([]);
  });

  it.each(needsToken)("$name answers 401 without a token", async ({ spec, name }) => {
    const answer = await product().api<{ code: string }>(spec.method, pathFor(spec, stage().theirs), {
      body: bodies[name]?.(stage().theirs),
    });
    expect(answer.status).toBe(401);
    expect(answer.body.code).toBe("not-signed-in");
  });

  it.each(needsToken)("$name answers 401 to an unknown token", async ({ spec, name }) => {
    const token = "x".repeat(43);
    expect(
      (await product().api(spec.method, pathFor(spec, stage().theirs), { token, body: bodies[name]?.(stage().theirs) }))
        .status,
    ).toBe(401);
  });

  it.each(owners.filter(({ name }) => !namesNothing.has(name)))(
    "$name answers 404 for another owner's records",
    async ({ spec, name }) => {
      const answer = await product().api<{ code: string }>(spec.method, pathFor(spec, stage().theirs), {
        token: stage().stranger.token,
        body: bodies[name]?.(stage().theirs),
      });
      expect({ status: answer.status, code: answer.body?.code }).toEqual({ status: 404, code: "not-found" });
    },
  );

  it.each(endpoints.filter(({ spec }) => spec.who === "investor" || spec.who === "renter"))(
    "$name answers 403 to a person of another role",
    async ({ spec, name }) => {
      const answer = await product().api<{ code: string }>(spec.method, pathFor(spec, stage().theirs), {
        token: spec.who === "investor" ? stage().renter : stage().owner.token,
        body: bodies[name]?.(stage().theirs),
      });
      expect({ status: answer.status, code: answer.body?.code }).toEqual({ status: 403, code: "role-not-allowed" });
    },
  );

  it.each(endpoints.filter(({ spec }) => spec.who === "renter" && spec.path.includes(":")))(
    "$name answers 404 for another renter's records",
    async ({ spec, name }) => {
      const answer = await product().api<{ code: string }>(spec.method, pathFor(spec, stage().theirs), {
        token: stage().otherRenter,
        body: bodies[name]?.(stage().theirs),
      });
      expect({ status: answer.status, code: answer.body?.code }).toEqual({ status: 404, code: "not-found" });
    },
  );
});
