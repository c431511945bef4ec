/** The message shown when the server sent none. */
export const genericFailure = "Something went wrong. Please try again later.";

/** A call the server refused, or that never reached it (`status` 0). `fields` maps a field's dotted path to its message. */
export class CallError extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: Readonly<Record<string, string>>;
  /** The server's own sentence; null where it gave none and `message` is the generic one. */
  readonly said: string | null;
  /** The method and address of the call, the same for each retry. */
  readonly asked: string;

  constructor(status: number, said: string | null, code = "", fields: Record<string, string> = {}, asked = "") {
    super(said ?? genericFailure);
    this.name = "CallError";
    this.status = status;
    this.said = said;
    this.code = code;
    this.fields = fields;
    this.asked = asked;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** A proxy or a partner may nest the sentence one level deeper, as `message.message`. */
function sentenceOf(message: unknown): string | null {
  if (typeof message === "string") return message || null;
  return isRecord(message) && typeof message.message === "string" ? message.message || null : null;
}

/** Reads an error reply, whatever shape it arrived in. */
export function callErrorFrom(status: number, bodyText: string): CallError {
  const body = parsed(bodyText);
  if (!isRecord(body)) return new CallError(status, null);
  const fields = isRecord(body.validationErrors)
    ? Object.fromEntries(Object.entries(body.validationErrors).map(([path, said]) => [path, firstText(said)]))
    : {};
  return new CallError(status, sentenceOf(body.message), typeof body.code === "string" ? body.code : "", fields);
}

/** Returns the error for a form whose values are nested under `name`, with that prefix removed from its field names. */
export function insideOf(name: string, error: unknown): unknown {
  if (!(error instanceof CallError)) return error;
  const { status, said, code, fields, asked } = error;
  const before = `${name}.`;
  const within = Object.entries(fields).map(([path, words]) => [
    path.startsWith(before) ? path.slice(before.length) : path,
    words,
  ]);
  return new CallError(status, said, code, Object.fromEntries(within), asked);
}

/** Returns the error with the method and address of the call. */
export const whenAsking = (asked: string, { status, said, code, fields }: CallError): CallError =>
  new CallError(status, said, code, fields, asked);

const firstText = (said: unknown): string => String(Array.isArray(said) ? said[0] : said);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Returns the sentence to show for anything that was thrown. */
export const messageOf = (error: unknown): string => (error instanceof CallError ? error.message : genericFailure);
