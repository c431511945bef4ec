/** The first name of an owner in the normal form; null where they go by none: "the owner". */
function firstNameOf(ownerName: string | undefined): string | null {
  const name = ownerName?.toLowerCase().split(" ")[0] ?? "";
  return /^\p{L}+$/u.test(name) && !/^(?:the|el|la)$/.test(name) ? name : null;
}

/**
 * A normal text in which the owner, called by name, is the owner: "with Robin there" and "can Robin show it" are in person.
 */
export function withHostNamed(text: string, ownerName: string | undefined): string {
  const name = firstNameOf(ownerName);
  if (!name || !text.includes(name)) return text;
  return text
    .replace(new RegExp(`\\b(with|con|meet|see) ${name}\\b`, "g"), "$1 the owner")
    .replace(
      new RegExp(`\\b${name} (?=(?:to |will |can |could |would |should )?(?:be|is|there|meet|show)\\b)`, "g"),
      "the owner ",
    );
}

const toTell = "ask|asking|asked|tell|telling|told|let|with|to|from|text|message|contact";
const paraDecir = "(?:di[gl]\\w*|decir\\w*|pregunt\\w+|avis\\w+|mand\\w+) a(?: don| dona| la senora)?";

/** A normal text in which the owner, spoken of by name, is the owner: "please ask Robin", "dígale a don Robin". */
export function withOwnerNamed(text: string, ownerName: string | undefined): string {
  const name = firstNameOf(ownerName);
  if (!name || !text.includes(name)) return text;
  return text
    .replace(new RegExp(`\\bwho is ${name}\\b(?=\\W*$)`, "g"), "who is this")
    .replace(new RegExp(`\\bquien es ${name}\\b(?=\\W*$)`, "g"), "quien es usted")
    .replace(new RegExp(`\\b${name} (?=(?:will|is going to) be there\\b)`, "g"), "the owner ")
    .replace(new RegExp(`\\b(${toTell}) (?:mr |mrs |ms )?${name}\\b`, "g"), "$1 the owner")
    .replace(
      new RegExp(`\\b(${paraDecir}) ${name}\\b`, "g"),
      (_, words: string) => `${words.replace(/ a( don| dona| la senora)?$/, "")} al dueno`,
    );
}
