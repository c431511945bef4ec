const key = "marketingParams";
const names = ["utm_source", "utm_medium", "utm_campaign"] as const;
export type MarketingParams = Record<(typeof names)[number], string | null>;

const none: MarketingParams = { utm_source: null, utm_medium: null, utm_campaign: null };

/** Keeps where a visitor came from until they sign up; the newest campaign wins. */
export function storeMarketingParams(search: string, storage: Storage): void {
  const found = new URLSearchParams(search);
  if (!names.some((name) => found.has(name))) return;
  storage.setItem(key, JSON.stringify(Object.fromEntries(names.map((name) => [name, found.get(name)]))));
}

export function marketingParams(storage: Storage): MarketingParams {
  try {
    return { ...none, ...(JSON.parse(storage.getItem(key) ?? "{}") as Partial<MarketingParams>) };
  } catch {
    return none;
  }
}

export const clearMarketingParams = (storage: Storage): void => storage.removeItem(key);
