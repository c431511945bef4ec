type Library = typeof import("twilio");
type Signatures = Pick<Library, "validateRequest">;

let library: Promise<Library> | undefined;
let signatures: Promise<Signatures> | undefined;

/** Returns Twilio's library, loaded on first use: it is large, and installations without texts don't need it. */
export const twilioLibrary = (): Promise<Library> => {
  library ??= import("twilio").then(({ default: twilio }) => twilio);
  return library;
};

/** Returns the part of the library that checks signatures: a twentieth of the whole, which a text received doesn't need. */
export const twilioSignatures = (): Promise<Signatures> => {
  signatures ??= import("twilio/lib/webhooks/webhooks.js");
  return signatures;
};
