/** A message and its parts are read by several tables, so what the last texts were read as is kept. */
const mostTexts = 200;

/** `read` with its last answers kept. What it answers must not be changed. */
export function keeping<T>(read: (text: string) => T, most = mostTexts): (text: string) => T {
  const kept = new Map<string, T>();
  return (text) => {
    const known = kept.get(text);
    if (known !== undefined) return known;
    const fresh = read(text);
    if (kept.size >= most) kept.clear();
    kept.set(text, fresh);
    return fresh;
  };
}
