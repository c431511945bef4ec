type Library = typeof import("twilio");

let library: Promise<Library> | undefined;

/** Twilio's library, read when it is first needed: it is large, and an installation without texts needs none of it. */
export const twilioLibrary = (): Promise<Library> => {
  library ??= import("twilio").then(({ default: twilio }) => twilio);
  return library;
};
