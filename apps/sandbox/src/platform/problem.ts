import type { z } from "zod";

/** An answer other than success; the error handler of the control API sends `statusCode` and `message`, with `details` beside them. */
export class Problem extends Error {
  readonly statusCode: number;
  readonly details: Record<string, unknown>;

  constructor(statusCode: number, message: string, details: Record<string, unknown> = {}) {
    super(message);
    this.statusCode = statusCode;
    this.details = details;
  }
}

/** What a caller sent, by its schema; otherwise a 400 that names each field. */
export function accept<S extends z.ZodType>(schema: S, sent: unknown): z.output<S> {
  const read = schema.safeParse(sent);
  if (read.success) return read.data;
  const issues = read.error.issues.map(({ path, message }) => ({ path: path.join("."), message }));
  throw new Problem(400, issues.map(({ path, message }) => (path ? `${path}: ${message}` : message)).join("; "), {
    issues,
  });
}
