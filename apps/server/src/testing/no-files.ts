import type { Files } from "../platform/files/files.ts";

/** A store that keeps no file, for tests that look at nothing drawn. */
export const noFiles: Files = {
  put: async () => undefined,
  putFile: async () => undefined,
  get: async () => null,
  delete: async () => undefined,
  tidy: async () => undefined,
};
