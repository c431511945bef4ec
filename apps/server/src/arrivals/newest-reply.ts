const wrote =
  /^\s*(on\b.{4,300}\bwrote|el\b.{4,300}\bescribi[oó]|le\b.{4,300}\ba écrit|am\b.{4,300}\bschrieb.{0,80}|il\b.{4,300}\bha scritto|em\b.{4,300}\bescreveu)\s*:\s*$/i;
const startsLikeWrote = /^\s*(on|el|le|am|il|em)\b.*\d/i;
const ruler =
  /^\s*(-{2,}\s*(original message|forwarded message|mensaje original|mensaje reenviado|message d'origine|reply message)\s*-{2,}|begin forwarded message:|_{20,}|-{20,})\s*$/i;
const headerLine = /^\s*\*?(from|de|von|sent|enviado( el)?|date|fecha|to|para|cc|subject|asunto):\*?\s*\S/i;
const fromLine = /^\s*\*?(from|de|von):\*?\s*\S/i;
const signature = /^--\s?$/;
const footer =
  /^\s*(sent from (my|mail|outlook|yahoo|the)\b.*|get outlook for .*|enviado desde mi .*|sent via .*|sent with (proton|spark|superhuman).*)$/i;
const quoted = /^\s*>/;
const maxAttributionLines = 4;

/**
 * Returns the text the writer of a mail added: without the mail they answer, without their signature. A mail that is
 * nothing but quotation (written between the lines) keeps the lines that are not quoted.
 */
export function newestReply(text: string): string {
  const lines = text.replaceAll(/\r\n?/g, "\n").split("\n");
  const end = lines.findIndex((_line, at) => isHistory(lines, at));
  const own = withoutQuotes(lines.slice(0, end === -1 ? lines.length : end));
  const said = tidy(withoutSignature(own));
  if (said !== "" || end === -1) return said;
  // Everything stands below the ruler, as when somebody answers under the quote.
  const below = withoutQuotes(lines.slice(end).filter((line, at) => !isPartOfHeader(line, at)));
  return lines.slice(end).some((line) => quoted.test(line)) ? tidy(withoutSignature(below)) : "";
}

/** Whether the history begins at this line. */
function isHistory(lines: string[], at: number): boolean {
  const line = lines[at]!;
  if (ruler.test(line)) return true;
  if (fromLine.test(line)) return isOutlookBlock(lines, at);
  if (!startsLikeWrote.test(line)) return false;
  // Mail programmes break the long "On … wrote:" over several lines.
  for (let count = 1; count <= maxAttributionLines; count++) {
    if (wrote.test(lines.slice(at, at + count).join(" "))) return true;
  }
  return false;
}

/** Outlook's block: From, then at least two of Sent, To, Cc and Subject in the lines below. */
const isOutlookBlock = (lines: string[], at: number): boolean =>
  lines.slice(at + 1, at + 7).filter((line) => headerLine.test(line)).length >= 2;

const isPartOfHeader = (line: string, at: number): boolean =>
  at < maxAttributionLines &&
  (startsLikeWrote.test(line) || /:\s*$/.test(line) || ruler.test(line) || headerLine.test(line));

const withoutQuotes = (lines: string[]): string[] => lines.filter((line) => !quoted.test(line));

function withoutSignature(lines: string[]): string[] {
  const start = lines.findIndex((line) => signature.test(line));
  const kept = start === -1 ? lines : lines.slice(0, start);
  return kept.filter((line) => !footer.test(line));
}

const tidy = (lines: string[]): string =>
  lines
    .map((line) => line.trimEnd())
    .join("\n")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();
