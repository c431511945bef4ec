import { containsLink, linkMessage } from "@porchlight/domain/kernel/links.ts";
import { tooLong } from "@porchlight/domain/kernel/text-lengths.ts";
import { z } from "zod";

/**
 * The callers of an endpoint: anyone; a web chat's visitor (its token); the holder of a mailed or texted link (token in
 * the call); a renter; an owner; any signed-in person.
 */
export type Caller = "public" | "visitor" | "link" | "renter" | "investor" | "signed-in";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

export type EndpointSpec = {
  method: Method;
  /** Below /api, parameters as `:name`. */
  path: string;
  who: Caller;
  /** One line for the API's pages. */
  summary: string;
  params?: z.ZodType;
  /** What is not named here is refused, as in a body; a call without it takes nothing at all. */
  query?: z.ZodObject<z.core.$ZodLooseShape, z.core.$strict>;
  body?: z.ZodType;
  /** What a caller gets; `nothing` answers 204. */
  reply: z.ZodType;
  status?: 200 | 201 | 204;
  /** "stream" is text/event-stream, "upload" multipart with one file, "file" bytes. */
  kind?: "stream" | "upload" | "file";
  /** The form field an upload's file is in. */
  fileField?: string;
  /** Asked again and again by a monitor, which shares its address with people: it counts against no limit. */
  isProbe?: true;
};

export const endpoint = <const E extends EndpointSpec>(spec: E): E => spec;

type Input<S> = S extends z.ZodType ? z.input<S> : undefined;
type Output<S> = S extends z.ZodType ? z.output<S> : undefined;

/** The path parameters as a caller sends them. */
export type ParamsOf<E extends EndpointSpec> = Input<E["params"]>;
export type QueryOf<E extends EndpointSpec> = Input<E["query"]>;
export type BodyOf<E extends EndpointSpec> = Input<E["body"]>;
/** The path parameters as a handler receives them, parsed. */
export type ParsedParams<E extends EndpointSpec> = Output<E["params"]>;
export type ParsedQuery<E extends EndpointSpec> = Output<E["query"]>;
export type ParsedBody<E extends EndpointSpec> = Output<E["body"]>;
/** The reply as it travels. */
export type ReplyOf<E extends EndpointSpec> = z.input<E["reply"]>;

export const nothing = z.void();
export const id = z.uuid();
/** ISO 8601 in UTC, as `Temporal.Instant` prints it. */
export const instant = z.iso.datetime({ offset: true });
type Complaint = string | ((issue: { input?: unknown }) => string);

const farPast = 1900;
const farFuture = 2200;
/** Years that PostgreSQL and our sums with times can hold without a second thought. */
const isNear = (time: string) => Number(time.slice(0, 4)) >= farPast && Number(time.slice(0, 4)) < farFuture;
/** A time given by a caller. */
export const moment = (error: Complaint) =>
  z.iso.datetime({ offset: true, error }).refine(isNear, "Please enter a valid date");
/** A day given by a caller, YYYY-MM-DD. */
export const day = (missing: string) => z.iso.date(missing).refine(isNear, "Please enter a valid date");

const hasSomethingToSee = (given: string) => /[^\s\p{C}]/u.test(given);
/** A trimmed text within a length; one in which nothing can be seen is missing. */
export const text = (max: number, missing: string) =>
  z.string(missing).trim().min(1, missing).max(max, tooLong(max)).refine(hasSomethingToSee, missing);
/** Whether a text contains no link, as is required of names that appear in subjects and texts to other people. */
export const withoutLink = (given: string): boolean => !containsLink(given);
/** The name of a person or thing: a text without a link. */
export const nameText = (max: number, missing: string) => text(max, missing).refine(withoutLink, linkMessage);
/** An optional text: trimmed, empty becomes null. */
export const optionalText = (max: number) =>
  z
    .string()
    .trim()
    .max(max, tooLong(max))
    .nullish()
    .transform((value) => value || null);

/** A value from a fixed list, read in any letter case; `error` is the message for anything else. */
export const oneOf = <const Word extends string>(words: readonly Word[], error: Complaint) =>
  z
    .string({ error })
    .overwrite((given) => words.find((word) => word.toLowerCase() === given.trim().toLowerCase()) ?? given)
    .meta({ enum: [...words] })
    // A caller is held to the words as they are written here.
    .pipe(z.enum(words, { error })) as unknown as z.ZodType<Word, Word>;
