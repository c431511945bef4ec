/** Returns an endpoint's path with its parameters filled in. */
export const filledPath = (path: string, params: Readonly<Record<string, unknown>>): string =>
  path.replace(/:(\w+)/g, (_whole, name: string) => encodeURIComponent(String(params[name])));
