/** A page whose data takes longer than this says meanwhile that it loads. */
const mostMilliseconds = 400;

let isDrawn = false;

/** From now on each page is drawn at once. */
export function drawn(): void {
  isDrawn = true;
}

/**
 * A route's loader that waits for what the app's very first page shows, so that a phone draws that page once instead of
 * three times. The server's frame stands meanwhile. What fails is told by the page.
 */
export const beforeFirstDraw =
  <Params>(data: (params: Params) => Promise<unknown>) =>
  async ({ params }: { params: Params }): Promise<void> => {
    if (isDrawn) return;
    const enough = new Promise((resolve) => setTimeout(resolve, mostMilliseconds));
    await Promise.race([data(params).catch(() => undefined), enough]);
  };
