import { describe, expect, it } from "vitest";
import { presetAgent } from "./preset-agent.ts";

const agents = [{ id: "luis" }, { id: "grace" }];
const showing = (agentId: string | null, lastShowingAgentId: string | null) => ({
  showingAgent: agentId ? { id: agentId } : null,
  property: { lastShowingAgentId },
});

describe("The agent suggested for a showing", () => {
  it("is the one already assigned to it", () => expect(presetAgent(showing("grace", "luis"), agents)).toBe("grace"));
  it("is otherwise the last one at this home", () => expect(presetAgent(showing(null, "luis"), agents)).toBe("luis"));
  it("is otherwise the only agent there is", () =>
    expect(presetAgent(showing(null, null), [{ id: "luis" }])).toBe("luis"));
  it("is otherwise nobody", () => {
    expect(presetAgent(showing(null, null), agents)).toBeNull();
    expect(presetAgent(showing(null, "gone"), agents)).toBeNull();
    expect(presetAgent(showing(null, "luis"), undefined)).toBeNull();
  });
});
