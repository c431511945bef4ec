import type { ShowingAgentView, ShowingView } from "@porchlight/contract/showings.ts";

type ShowingForPreset = {
  showingAgent: Pick<ShowingAgentView, "id"> | null;
  property: Pick<ShowingView["property"], "lastShowingAgentId">;
};

/** Returns the agent already assigned, else the last one at this home, else the only agent there is. */
export const presetAgent = (
  showing: ShowingForPreset,
  agents: readonly Pick<ShowingAgentView, "id">[] | undefined,
): string | null => {
  const wanted = showing.showingAgent?.id ?? showing.property.lastShowingAgentId;
  if (agents?.some(({ id }) => id === wanted)) return wanted;
  return agents?.length === 1 ? agents[0]!.id : null;
};
