type Library = typeof import("stripe").default;

let library: Promise<Library> | undefined;

/** Returns Stripe's library, loaded on first use: it is large, and installations without payments don't need it. */
export const stripeLibrary = (): Promise<Library> => {
  library ??= import("stripe").then(({ default: stripe }) => stripe);
  return library;
};
