/** Where the viewer is. To make a browser's first formatter takes a slow phone a fifth of a second, so none is asked. */
export const viewerTimeZone = (): string =>
  globalThis.Temporal?.Now.timeZoneId() ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
