type Result = { method: string; result: string; domain: string | null };

/**
 * Whether a mail's From address is forged: SPF or DKIM failed and neither vouches for the address's domain. A mail
 * without results is not forged.
 *
 * Shape   `results` is the value of an Authentication-Results header (RFC 8601); `from` an address.
 * Source  docs/decisions/0016-mail-in-and-out.md
 */
export function isForged(results: string, from: string): boolean {
  const domain = domainOf(from);
  const found = resultsIn(results);
  const vouches = (one: Result) => one.result === "pass" && (one.domain === null || isAligned(one.domain, domain));
  const verdicts = found.filter(({ method, result }) => method === "dmarc" && (result === "pass" || result === "fail"));
  if (verdicts.length > 0) return !verdicts.some(vouches);
  const grounds = found.filter(({ method }) => method === "spf" || method === "dkim");
  return grounds.some(({ result }) => result === "fail") && !grounds.some(vouches);
}

const resultPattern = /^\s*(dmarc|spf|dkim)(?:\/\d+)?\s*=\s*([a-z]+)/i;
const domainPattern = /(?:header\.(?:d|i|from)|smtp\.(?:mailfrom|helo))\s*=\s*([^\s;]+)/i;

const resultsIn = (header: string): Result[] =>
  withoutFreeText(header)
    .split(";")
    .flatMap((part) => {
      const [, method, result] = resultPattern.exec(part) ?? [];
      if (!method || !result) return [];
      const about = domainPattern.exec(part)?.[1];
      return [{ method: method.toLowerCase(), result: result.toLowerCase(), domain: about ? domainOf(about) : null }];
    });

/** Comments and quoted strings may hold what the sender chose, a semicolon and a better result among it. */
function withoutFreeText(header: string): string {
  const once = header.replaceAll(/"(?:\\.|[^"\\])*"|\((?:\\.|[^()\\])*\)/g, (part) =>
    part.startsWith('"') ? "quoted" : " ",
  );
  return once === header ? once : withoutFreeText(once);
}

const domainOf = (address: string): string => address.slice(address.lastIndexOf("@") + 1).toLowerCase();

const isAligned = (one: string, other: string): boolean =>
  one === other || one.endsWith(`.${other}`) || other.endsWith(`.${one}`);
