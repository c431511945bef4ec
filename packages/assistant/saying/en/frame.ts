import type { Frame } from "../saying.ts";

export const frame: Frame = {
  introduction: ({ owner }) => `Hi, I'm Piper, ${owner}'s automated assistant.`,
  again: "As I said:",
  wayOut: "Reply STOP to opt out.",
};
