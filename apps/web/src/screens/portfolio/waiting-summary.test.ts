import { describe, expect, it } from "vitest";
import { waitingSummary } from "./waiting-summary.ts";

const home = (status: "LISTED" | "DRAFT", pendingShowingRequestsCount = 0, pendingEscalationsCount = 0) => ({
  status,
  pendingShowingRequestsCount,
  pendingEscalationsCount,
});

describe("The portfolio's sentence", () => {
  it("counts the listed homes and, over all homes, the requests and escalations", () =>
    expect(waitingSummary([home("LISTED", 2, 1), home("LISTED", 0, 3), home("DRAFT")])).toBe(
      "2 homes listed. 2 showing requests and 4 escalations are waiting for you.",
    ));
  it("uses the singular for one of each", () =>
    expect(waitingSummary([home("LISTED", 1)])).toBe("1 home listed. 1 showing request is waiting for you."));
  it("says when nothing is waiting", () =>
    expect(waitingSummary([home("DRAFT")])).toBe("0 homes listed. Nothing is waiting for you."));
});
