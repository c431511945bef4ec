type Library = typeof import("twilio");

let library: Promise<Library> | undefined;

/** Returns Twilio's library, loaded on first use: it is large, and installations without texts don't need it. */
export const twilioLibrary = (): Promise<Library> => {
  library ??= import("twilio").then(({ default: twilio }) => twilio);
  return library;
};
