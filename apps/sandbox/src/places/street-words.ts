const directions: Record<string, string> = {
  N: "North",
  S: "South",
  E: "East",
  W: "West",
  NE: "Northeast",
  NW: "Northwest",
  SE: "Southeast",
  SW: "Southwest",
};

const suffixes: Record<string, string> = {
  Aly: "Alley",
  Ave: "Avenue",
  Blvd: "Boulevard",
  Cir: "Circle",
  Ct: "Court",
  Cv: "Cove",
  Dr: "Drive",
  Hwy: "Highway",
  Ln: "Lane",
  Loop: "Loop",
  Pkwy: "Parkway",
  Pl: "Place",
  Plz: "Plaza",
  Rd: "Road",
  Sq: "Square",
  St: "Street",
  Ter: "Terrace",
  Trl: "Trail",
  Way: "Way",
};

const spoken = new Map<string, string>();
for (const [short, long] of [...Object.entries(suffixes), ...Object.entries(directions)])
  for (const word of [short, long]) spoken.set(word.toUpperCase(), short);
spoken.set("AV", "Ave");

const shortForm = (word: string): string | undefined => spoken.get(word.toUpperCase().replaceAll(".", ""));

export const isDirection = (word: string): boolean => (shortForm(word) ?? "") in directions;

export const isStreetSuffix = (word: string): boolean => (shortForm(word) ?? "") in suffixes;

/** A street as on an envelope: "se alder street" is "SE Alder St". */
export function shortStreet(typed: string): string {
  const words = typed.split(" ");
  return words
    .map((word, index) => {
      const edge = index === 0 || index === words.length - 1 || isStreetSuffix(words[index + 1] ?? "");
      const isName = isStreetSuffix(word) ? index === 0 : isDirection(word) && !edge;
      return (!isName && shortForm(word)) || capitalised(word);
    })
    .join(" ");
}

/** A street in full: "SE Alder St" is "Southeast Alder Street". */
export const longStreet = (short: string): string =>
  short
    .split(" ")
    .map((word, index) => directions[word] ?? (index > 0 ? suffixes[word] : undefined) ?? word)
    .join(" ");

const capitalised = (word: string): string =>
  /[A-Z]/.test(word.slice(1)) && /[a-z]/.test(word)
    ? word
    : word.toLowerCase().replace(/(^|[-'])[a-z]/g, (first) => first.toUpperCase());
