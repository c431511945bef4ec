/** The message for a name with a link in it. */
export const linkMessage = "Links aren't allowed here. If it isn't a link, add a space after the period.";

const hidden = /\p{Cf}/gu;
const dot = "[.\\u3002\\uff0e\\uff61]";
const marked = new RegExp(`:\\/\\/|(?<![\\p{L}\\p{N}])www\\d*${dot}`, "iu");
const joined = new RegExp(`(?<before>[\\p{L}\\p{N}-]+)${dot}(?<after>\\p{L}[\\p{L}-]+)`, "gu");

/** Written with a period and sometimes without the space after it. */
const abbreviations = new Set(
  "mr mrs ms mx dr jr sr st mt ft pt ave blvd rd ln ct pl ste apt unit no bldg fl rm ph hwy pkwy".split(" "),
);
/** What makes an address of a single letter, too; an initial and a surname look alike otherwise. */
const endings = new Set(
  "com net org info biz co io me us ai app dev ly gl be tv cc to gg link site online shop store xyz top club live click".split(
    " ",
  ),
);

/**
 * Whether mail programs and phones would make a link of a part of a text.
 * @example
 * containsLink("Visit evil.example") // => true
 * containsLink("J.R. Smith, St.James") // => false
 */
export function containsLink(text: string): boolean {
  const seen = text.replace(hidden, "");
  return (
    marked.test(seen) || [...seen.matchAll(joined)].some(({ groups }) => isDomain(groups!.before!, groups!.after!))
  );
}

function isDomain(before: string, after: string): boolean {
  if (endings.has(after.toLowerCase())) return true;
  return before.length > 1 && /\p{L}/u.test(before) && !abbreviations.has(before.toLowerCase());
}

/** A text that no program makes a link of: as it is, else with spaces where a link would be held together. */
export const withoutLinks = (text: string): string =>
  containsLink(text)
    ? text
        .replace(hidden, "")
        .replace(new RegExp(`:\\/\\/|\\/|${dot}`, "gu"), " ")
        .replace(/\s+/gu, " ")
        .trim()
    : text;
