const underWay = new Set<string>();

const ask = (event: BeforeUnloadEvent): void => event.preventDefault();

/** Makes the browser ask before the page is closed while any queue of uploads, each known by a key, is under way. */
export function warnWhileUploading(key: string, isUnderWay: boolean): void {
  if (isUnderWay) underWay.add(key);
  else underWay.delete(key);
  if (underWay.size > 0) addEventListener("beforeunload", ask);
  else removeEventListener("beforeunload", ask);
}
