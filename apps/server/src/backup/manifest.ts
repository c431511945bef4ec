import { createHash, type Hash, randomBytes, scryptSync, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import type { Entry } from "./tar.ts";

/** Grows when an older Porchlight could not restore what a newer one writes. */
export const backupFormat = 1;

/** What is in a backup: the database's files, the password that they know, the product's files, and the manifest, last. */
export const archived = {
  database: "postgres",
  password: "postgres-password",
  files: "files",
  manifest: "manifest.json",
} as const;

const part = z.object({ entries: z.int(), bytes: z.int(), sha256: z.string() });
export type Part = z.infer<typeof part>;

const manifest = z.object({
  format: z.int(),
  takenAt: z.string(),
  /** Every migration that the database has had. */
  migrations: z.array(z.string()).min(1),
  postgres: z.object({ majorVersion: z.string(), platform: z.string() }),
  /** Where the key is that signs, seals and chains: in the environment, of which this is a fingerprint, or in the database. */
  secretKey: z.discriminatedUnion("in", [
    z.object({ in: z.literal("environment"), salt: z.string(), fingerprint: z.string() }),
    z.object({ in: z.literal("database") }),
  ]),
  /** The bucket that has the photos and documents; null where they are in the archive. */
  bucket: z.string().nullable(),
  parts: z.object({ database: part, files: part }),
});
export type Manifest = z.infer<typeof manifest>;

/** Returns the manifest that a text is; `newer` for one of a format that is not known here yet, null for another text. */
export function readManifest(text: string): Manifest | "newer" | null {
  try {
    const read: unknown = JSON.parse(text);
    return z.object({ format: z.int() }).parse(read).format > backupFormat ? "newer" : manifest.parse(read);
  } catch {
    return null;
  }
}

/** Counts what goes into a part of a backup or comes out of it, names and sizes included. */
export function countPart() {
  const hash: Hash = createHash("sha256");
  let [entries, bytes] = [0, 0];
  return {
    begin({ name, kind, size }: Entry): void {
      entries += 1;
      hash.update(`${kind} ${size} ${name}\n`);
    },
    /** Returns the same bytes, counted as they are read. */
    async *counting(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
      for await (const chunk of content) {
        bytes += chunk.length;
        hash.update(chunk);
        yield chunk;
      }
    },
    counted: (): Part => ({ entries, bytes, sha256: hash.copy().digest("hex") }),
  };
}

/** Returns how a manifest names a key without giving it away. */
export function fingerprintOf(secretKey: string, salt = randomBytes(16).toString("hex")) {
  return { in: "environment" as const, salt, fingerprint: scryptSync(secretKey, salt, 32).toString("hex") };
}

/** Returns whether a key is the one whose fingerprint a manifest has. */
export function isKeyOf({ salt, fingerprint }: { salt: string; fingerprint: string }, secretKey: string): boolean {
  const [one, other] = [fingerprintOf(secretKey, salt).fingerprint, fingerprint].map((text) => Buffer.from(text));
  return one!.length === other!.length && timingSafeEqual(one!, other!);
}
