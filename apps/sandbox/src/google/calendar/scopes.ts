const prefix = "https://www.googleapis.com/auth/";

/** What an application can ask for here, and what a person reads of it. */
export const scopeSentences: Record<string, string> = {
  openid: "Know who you are on Google",
  email: "See your e-mail address",
  [`${prefix}userinfo.email`]: "See your e-mail address",
  [`${prefix}calendar.freebusy`]: "See when you are busy, and nothing else of it",
  [`${prefix}calendar.events.owned`]: "Write events into the calendars you own",
  [`${prefix}calendar.events`]: "Read and write events in all your calendars",
  [`${prefix}calendar`]: "Read and change your calendars",
};

const any =
  (...names: string[]) =>
  (granted: readonly string[]): boolean =>
    names.some((name) => granted.includes(prefix + name));

export const maySeeBusy = any("calendar.freebusy", "calendar.readonly", "calendar");
export const mayWriteEvents = any("calendar.events.owned", "calendar.events", "calendar");
