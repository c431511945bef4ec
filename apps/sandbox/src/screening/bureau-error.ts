import type { z } from "zod";

export interface FieldError {
  field: string;
  message: string;
}

/** An answer of the bureau other than success, in its own envelope. No message repeats what was sent. */
export class BureauError extends Error {
  readonly statusCode: number;
  readonly body: { name: string; message: string; errors: FieldError[] };

  constructor(statusCode: number, name: string, message: string, errors: FieldError[] = []) {
    super(message);
    this.statusCode = statusCode;
    this.body = { name, message, errors };
  }
}

export const notFound = (what: string): BureauError => new BureauError(404, "NotFound", `There is no such ${what}.`);

/** What a caller sent, by its schema. Errors  400 with each field that does not fit. */
export function accept<S extends z.ZodType>(schema: S, sent: unknown): z.output<S> {
  const read = schema.safeParse(sent);
  if (read.success) return read.data;
  const errors = read.error.issues.map(({ path, message }) => ({ field: path.join("."), message }));
  throw new BureauError(400, "InvalidRequest", "The request is not valid.", errors);
}
