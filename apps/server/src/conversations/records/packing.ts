import { createHash } from "node:crypto";
import { deflateRawSync, inflateRawSync } from "node:zlib";
import type { TurnRecord } from "@porchlight/assistant/records/turn-record.ts";

/** The bytes of a record at most; one that would be longer keeps nothing of what it was decided by. */
export const maxRecordBytes = 32_768;

/** Of zlib's levels; a higher one takes longer and saves next to nothing of so few bytes. */
const level = 2;

/** Returns a record as it is stored. */
export function packed(record: TurnRecord): Buffer {
  const bytes = deflateRawSync(JSON.stringify(record), { level });
  if (bytes.length <= maxRecordBytes) return bytes;
  return deflateRawSync(JSON.stringify({ by: record.by, decisions: [] } satisfies TurnRecord));
}

export const unpacked = (bytes: Buffer): TurnRecord => JSON.parse(inflateRawSync(bytes).toString()) as TurnRecord;

const digestBytes = 16;

/** Returns the digest under which a part of a world is stored, beside its JSON. */
export function addressed(part: object): { digest: Buffer; content: string } {
  const content = JSON.stringify(part);
  return { digest: createHash("sha256").update(content).digest().subarray(0, digestBytes), content };
}
