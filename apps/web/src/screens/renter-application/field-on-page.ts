/** Returns the control of a field on the page by its dotted path, or the nearest above it; null where there is none. */
export function fieldOnPage(path: string): HTMLElement | null {
  const names = path.split(".");
  for (let length = names.length; length > 0; length -= 1) {
    const name = CSS.escape(names.slice(0, length).join("."));
    const place = document.querySelector<HTMLElement>(`#main :is([name="${name}"], [data-field="${name}"])`);
    if (place) return place;
  }
  return null;
}
