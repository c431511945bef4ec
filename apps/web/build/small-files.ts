import { type Chunk, type Chunks, modulesFrom, type Plan } from "./noted-chunks.ts";

/** Bytes, before they are minified and compressed, of a file that is not worth a call of its own. */
const smallBytes = 5_000;

/** The planned files that nothing loads just for a small one. */
const weighty = ["dialogs", "menus", "checks", "renter"] as const;

/**
 * What becomes of the small files that several screens share: those that need nothing of weight are put into one, others
 * into one for each need. Each file's name is told in the first load and costs a call later.
 */
export function smallFiles(
  chunks: Chunks,
  plan: Plan,
  isTaken: (id: string) => boolean,
  isFree: (id: string) => boolean,
): Plan {
  const left = ({ modules }: Chunk) => modules.filter((id) => !isTaken(id));
  const bytesLeft = (chunk: Chunk) => left(chunk).reduce((sum, id) => sum + chunk.bytes.get(id)!, 0);
  const isSmall = (chunk: Chunk) => !chunk.isEntry && bytesLeft(chunk) < smallBytes && left(chunk).every(isFree);
  const small = new Map([...chunks].filter(([, chunk]) => isSmall(chunk)));
  // What imports a file that stays by itself does so too, so that no file waits for one that waits for it.
  const isThere = (file: string): boolean => {
    const chunk = chunks.get(file);
    return !chunk || small.has(file) || left(chunk).length === 0;
  };
  for (let before = Number.POSITIVE_INFINITY; small.size < before; ) {
    before = small.size;
    for (const [file, { imports }] of small) if (!imports.every(isThere)) small.delete(file);
  }
  const together = new Map<string, string>();
  for (const [file, chunk] of small) {
    const needed = new Set([...modulesFrom(chunks, [file])].map((id) => plan.get(id)));
    const name = ["pieces", ...weighty.filter((one) => needed.has(one))].join("-");
    for (const id of left(chunk)) together.set(id, name);
  }
  return together;
}
