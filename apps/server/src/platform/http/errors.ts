import type { ErrorBody } from "@porchlight/contract/error-body.ts";
import { type PlainRefusalCode, Refusal, sentence } from "@porchlight/domain/refusals.ts";
import { z } from "zod";
import { refusalOfDatabaseError } from "../database/database-errors.ts";
import { statusOfRefusal } from "./refusal-statuses.ts";

/** A call whose input does not fit the contract. */
export const badInput = (fields: Record<string, string>): Refusal => Refusal.of("invalid-input", {}, fields);

/** Returns the first message of each field, by dotted path; those about the whole are under "". */
export function fieldsOf(error: z.ZodError): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) {
    const keys = issue.code === "unrecognized_keys" ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
    for (const path of keys) {
      const message = issue.code === "unrecognized_keys" ? "This field is not known" : issue.message;
      fields[path.map(String).join(".")] ??= message;
    }
  }
  return fields;
}

/** What fastify itself refuses, in our words. */
const ofFramework: Record<string, PlainRefusalCode> = {
  FST_ERR_CTP_INVALID_JSON_BODY: "malformed-json",
  FST_ERR_CTP_BODY_TOO_LARGE: "body-too-large",
  FST_REQ_FILE_TOO_LARGE: "file-too-large",
  FST_ERR_CTP_INVALID_MEDIA_TYPE: "kind-not-supported",
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: "malformed-json",
};

const codeOfFramework = (error: unknown): PlainRefusalCode | undefined =>
  typeof error === "object" && error !== null && "code" in error ? ofFramework[String(error.code)] : undefined;

/** Returns the error body for an error: one of our refusals, or "unexpected". Never a stack, never SQL. */
export function toErrorBody(error: unknown): ErrorBody {
  if (error instanceof z.ZodError) return toErrorBody(badInput(fieldsOf(error)));
  if (error instanceof Refusal) {
    const validationErrors = error.fields;
    const fieldMessages = Object.values(validationErrors ?? {});
    return {
      statusCode: statusOfRefusal[error.code],
      message: error.code === "invalid-input" && fieldMessages.length === 1 ? fieldMessages[0]! : error.message,
      code: error.code,
      ...(validationErrors ? { validationErrors } : {}),
      ...(Object.keys(error.details).length > 0 ? { details: { ...error.details } } : {}),
    };
  }
  const trouble = refusalOfDatabaseError(error);
  if (trouble) return toErrorBody(Refusal.of(trouble));
  const known = codeOfFramework(error);
  if (known) return toErrorBody(Refusal.of(known));
  const status = statusOf(error);
  if (status === 400) return toErrorBody(Refusal.of("malformed-json"));
  // What the file server says of a folder, or of a path that leads out of its own.
  if (status === 403 || status === 404) return toErrorBody(Refusal.of("not-found"));
  return { statusCode: 500, message: sentence("unexpected", {}), code: "unexpected" };
}

/** Returns the Retry-After in seconds for a temporary refusal, else null. */
export const retryAfterOf = (statusCode: number): number | null =>
  statusCode === 503 || statusCode === 507 ? retryAfterSeconds : null;

const retryAfterSeconds = 5;

const statusOf = (error: unknown): unknown =>
  typeof error === "object" && error !== null && "statusCode" in error ? error.statusCode : undefined;
