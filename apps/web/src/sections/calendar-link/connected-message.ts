/** The message that the consent tab sends to the page that opened it. */
export type ConnectedMessage = { type: "GOOGLE_CALENDAR_CONNECTED"; success: boolean };

export const connectedMessage = (success: boolean): ConnectedMessage => ({
  type: "GOOGLE_CALENDAR_CONNECTED",
  success,
});

/** Any page may send messages to any other; those of ours alone are listened to. */
export const isFromHere = ({ origin }: Pick<MessageEvent, "origin">, here: string): boolean => origin === here;

export const isConnectedMessage = (data: unknown): data is ConnectedMessage =>
  typeof data === "object" &&
  data !== null &&
  "type" in data &&
  data.type === "GOOGLE_CALENDAR_CONNECTED" &&
  "success" in data &&
  typeof data.success === "boolean";
