/** A label that stands alone before a colon, at the start of a line; mail programmes put stars around bold ones. */
const labelled = /^\s*\*{0,2}([A-Za-z][A-Za-z/# -]{1,28}[A-Za-z#])\*{0,2}\s*:\*{0,2}\s*(.*)$/;
const rule = /^\s*([-_=*]{3,}|©.*|unsubscribe.*|view (this )?(lead|message).*|reply to this .*)\s*$/i;

/**
 * The values of the labels a portal uses, by label in lower case. A value goes on until the next label, a blank line
 * ends all but those in `long`. Of a label that comes twice the first counts.
 */
export function labelledLines(
  text: string,
  labels: ReadonlySet<string>,
  long: ReadonlySet<string>,
): ReadonlyMap<string, string> {
  const values = new Map<string, string[]>();
  let current: { label: string; lines: string[] } | null = null;
  for (const line of text.split("\n")) {
    const [, name = "", value = ""] = labelled.exec(line) ?? [];
    const label = name.toLowerCase();
    if (labels.has(label)) {
      current = { label, lines: [value] };
      if (!values.has(label)) values.set(label, current.lines);
    } else if (rule.test(line)) current = null;
    else if (current && (line.trim() !== "" || current.lines.join("") === "" || long.has(current.label)))
      current.lines.push(line);
    else current = null;
  }
  return new Map(
    [...values].map(([label, lines]) => [
      label,
      lines
        .map((line) => line.trim())
        .join("\n")
        .trim(),
    ]),
  );
}
