/** How long the first page waits for its data; after that it is drawn with its loading states. */
const maxWaitMilliseconds = 400;

let isDrawn = false;

/** Ends the waiting: from now on each page is drawn at once. */
export function markDrawn(): void {
  isDrawn = true;
}

/**
 * A route's loader that waits for what the app's very first page shows, so that a phone draws that page once instead of
 * three times. The server's frame stands meanwhile. The page shows what failed.
 */
export const beforeFirstDraw =
  <Params, Search>(data: (params: Params, search: Search) => Promise<unknown>) =>
  async ({ params, location }: { params: Params; location: { search: Search } }): Promise<void> => {
    if (isDrawn) return;
    const enough = new Promise((resolve) => setTimeout(resolve, maxWaitMilliseconds));
    await Promise.race([data(params, location.search).catch(() => undefined), enough]);
  };
