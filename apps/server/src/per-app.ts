import type { App } from "./app.ts";

/** Returns a function that has something of each app's own, made when it is first asked for. */
export function perApp<Own>(make: (app: App) => Own): (app: App) => Own {
  const known = new WeakMap<App, Own>();
  return (app) => {
    const own = known.get(app) ?? make(app);
    known.set(app, own);
    return own;
  };
}
