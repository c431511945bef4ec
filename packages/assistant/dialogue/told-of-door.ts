import type { Talk } from "../talk.ts";

/** Whether the owner was told of trouble at a showing, or of who came without one. */
export const isToldOfDoor = ({ escalated }: Talk): boolean =>
  escalated.some((topic) => topic.startsWith("showing-issue."));
