import type { Readable } from "node:stream";

export type StoredFile = { contentType: string; sizeBytes: number; stream: Readable };

/**
 * A store of files. A key is a path of plain names such as `pictures/bungalow-480.webp`; the content of a key never
 * changes, so it may be cached for good.
 * Errors  a key with anything but a-z, 0-9, `-`, `_`, `.` and `/` in it is refused.
 */
export type Files = {
  /** Keeps a file whole or not at all; the same key again replaces it. */
  put(key: string, bytes: Uint8Array, contentType: ContentType): Promise<void>;
  /** Keeps a file of this machine as `put` does, in little memory whatever its size. Its path is free to be removed. */
  putFile(key: string, path: string, contentType: ContentType): Promise<void>;
  /** Null where there is none. */
  get(key: string): Promise<StoredFile | null>;
  delete(key: string): Promise<void>;
  /** Removes what killed processes left half written; costs no more where more is kept. */
  tidy(): Promise<void>;
};

/** The content types of stored files by the ending of their names. */
export const contentTypes = {
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".jpg": "image/jpeg",
  ".png": "image/png",
  ".pdf": "application/pdf",
  ".sealed": "application/octet-stream",
} as const;
export type ContentType = (typeof contentTypes)[keyof typeof contentTypes];

const plainName = /^[a-z0-9_-][a-z0-9._-]*$/;

export const isKey = (key: string): boolean =>
  key.length <= 300 && key.split("/").every((name) => plainName.test(name)) && contentTypeOf(key) !== null;

export function requireKey(key: string): void {
  if (!isKey(key)) throw new Error(`Not a file's key: ${key}`);
}

export function contentTypeOf(key: string): ContentType | null {
  const ending = /\.[a-z]+$/.exec(key)?.[0] ?? "";
  return ending in contentTypes ? contentTypes[ending as keyof typeof contentTypes] : null;
}
