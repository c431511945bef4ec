const stopWords = new Set(["STOP", "STOPALL", "UNSUBSCRIBE", "CANCEL", "END", "QUIT", "REVOKE", "OPTOUT"]);
const startWords = new Set(["START", "UNSTOP"]);

/** What Twilio's opt-out handling makes of an inbound text. YES re-subscribes, but only a number that had stopped. */
export function optOutType(body: string, hasOptedOut: boolean): "STOP" | "START" | undefined {
  const word = body.trim().toUpperCase();
  if (stopWords.has(word)) return "STOP";
  if (startWords.has(word) || (word === "YES" && hasOptedOut)) return "START";
  return undefined;
}

export const carrierAnswers = {
  STOP: "You have successfully been unsubscribed. You will not receive any more messages from this number. Reply START to resubscribe.",
  START:
    "You have successfully been re-subscribed to messages from this number. Reply HELP for help. Reply STOP to unsubscribe. Msg&Data Rates May Apply.",
} as const;
