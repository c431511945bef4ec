/**
 * A normal text in which the owner, called by name, is the owner: "with Robin there" and "can Robin show it" are in person.
 */
export function withHostNamed(text: string, ownerName: string | undefined): string {
  const name = ownerName?.toLowerCase().split(" ")[0];
  if (!name || !/^\p{L}+$/u.test(name) || !text.includes(name)) return text;
  return text
    .replace(new RegExp(`\\b(with|con|meet|see) ${name}\\b`, "g"), "$1 the owner")
    .replace(
      new RegExp(`\\b${name} (?=(?:to |will |can |could |would |should )?(?:be|is|there|meet|show)\\b)`, "g"),
      "the owner ",
    );
}
