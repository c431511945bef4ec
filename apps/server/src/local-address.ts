/** Whether only this machine can reach the product at an address. */
export const isLocal = (url: string): boolean =>
  /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(URL.parse(url)?.hostname ?? "");
