/** Returns how a feed's address is written: 'syndication.getaptly.com', with the path where one is configured. */
export const feedHost = (baseUrl: string): string => `${new URL(baseUrl).host}${pathOf(baseUrl)}`;

/**
 * Returns the address of a feed as it was entered, with or without https://; null where it is not at the configured
 * host or does not end in .json.
 */
export function feedAddress(baseUrl: string, entered: string): string | null {
  const { protocol, host } = new URL(baseUrl);
  const given = entered.trim();
  const url = URL.parse(given.includes("://") ? given : `${protocol}//${given}`);
  const isAt = url?.protocol === protocol && url.host === host && url.pathname.startsWith(`${pathOf(baseUrl)}/`);
  if (!url || !isAt || url.username || url.password || url.search || url.hash) return null;
  return /[^/]\.json$/.test(url.pathname) ? url.href : null;
}

const pathOf = (baseUrl: string): string => new URL(baseUrl).pathname.replace(/\/+$/, "");
