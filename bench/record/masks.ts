const server = /https?(?::\/\/|%3A%2F%2F)(?:localhost|127\.0\.0\.1)(?::|%3A)\d+/g;
/** A built file is named by what is in it. */
const builtFile = /(?<=\/assets\/[\w.]+-)[\w-]{8}(?=\.(?:js|css)\b)/g;
/** The clock goes on while the story is played, so a moment is told by its minute. */
const seconds = /(?<=T\d\d:\d\d):\d\d(?:\.\d+)?(?=Z)/g;
/** The place of a home whose street is hidden is drawn from around the true one. */
const coordinates = /(?<="(?:latitude|longitude)": ?)-?\d+\.\d+/g;
/** Ids, tokens of links and sessions, codes, the addresses of homes and mailboxes. */
const random = [
  /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/g,
  /\b[a-z]+(?:-[a-z]+)*-[a-z]{2}-[0-9a-z]{8}\b/g,
  /(?<=\/(?:renter|public)\/showing\/|[?&](?:token|state|code_challenge|nonce)=|"(?:token|accessToken|session)": ")[\w.-]{16,}/g,
  /(?<=\b(?:leads|reply|bounce)[+-])[\w.-]+(?=@)/g,
  /\b[A-Z]{4}\d\d\b/g,
  /(?<!#)\b\d{6}\b(?!-)/g,
];

export type Mask = (text: string) => string;

/**
 * Puts a name by the order of its first appearance in the place of everything that is drawn at random, so that two runs of
 * the same code read the same: ids, tokens, codes and the addresses of this run's servers.
 */
export function maskRandom(): Mask {
  const names = new Map<string, string>();
  const nameOf = (found: string): string => {
    const name = names.get(found) ?? `~${names.size + 1}`;
    names.set(found, name);
    return name;
  };
  return (text) =>
    random.reduce(
      (left, pattern) => left.replaceAll(pattern, nameOf),
      text
        .replaceAll(server, "http://here")
        .replaceAll(builtFile, "")
        .replaceAll(seconds, "")
        .replaceAll(coordinates, (found) => String(Math.trunc(Number(found)))),
    );
}
