const life = 90 * 86_400;
const lifeMilliseconds = life * 1000;
const keyOf = (slug: string): string => `porchlight.visitor.${slug}`;

/**
 * Returns this browser's token for its conversation about a home, or null. A plain form stores it in a cookie, the chat
 * in local storage: both belong to the same conversation.
 */
export function visitorToken(slug: string): string | null {
  const cookie = /(?:^|; )visitor=([^;]+)/.exec(document.cookie)?.[1];
  if (cookie) {
    const token = decodeURIComponent(cookie);
    // A form may have begun another renter's conversation: the one before is not come back to.
    keepLocally(slug, token);
    return token;
  }
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(slug)) ?? "null") as { token: string; keptAt: number } | null;
    return kept && Date.now() - kept.keptAt < lifeMilliseconds ? kept.token : null;
  } catch {
    return null;
  }
}

export function storeVisitorToken(slug: string, token: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: plain forms send the token by this cookie; the Cookie Store API is not everywhere
  document.cookie = `visitor=${encodeURIComponent(token)}; Path=/homes/${encodeURIComponent(slug)}; Max-Age=${life}; SameSite=Lax${location.protocol === "https:" ? "; Secure" : ""}`;
  keepLocally(slug, token);
}

function keepLocally(slug: string, token: string): void {
  try {
    localStorage.setItem(keyOf(slug), JSON.stringify({ token, keptAt: Date.now() }));
  } catch {
    // A browser that refuses storage still has the cookie.
  }
}

export function clearVisitorToken(slug: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: see above
  document.cookie = `visitor=; Path=/homes/${encodeURIComponent(slug)}; Max-Age=0`;
  try {
    localStorage.removeItem(keyOf(slug));
  } catch {
    // Nothing was kept where storage is refused.
  }
}
