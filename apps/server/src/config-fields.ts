import { z } from "zod";

/** Kinds of variables; each says, after the variable's name, what it may be. */

const listed = (words: readonly string[]) =>
  words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} or ${words.at(-1)}`;

export const oneOf = <const Word extends string>(words: readonly [Word, ...Word[]]) =>
  z.enum(words, { error: `must be ${listed(words)}` });

export function wholeNumber(min: number, max = Number.MAX_SAFE_INTEGER) {
  const error = `must be a whole number ${max < Number.MAX_SAFE_INTEGER ? `from ${min} to ${max}` : `of ${min} or more`}`;
  return z.coerce.number({ error }).int({ error }).min(min, { error }).max(max, { error });
}

export const port = wholeNumber(0, 65_535);

const isOn = z.stringbool({ error: "must be 1 or 0" });
export const flag = isOn.default(false);
export const flagOnByDefault = isOn.default(true);

/** Reads a web address, http or https, without a slash at its end. */
export const webAddress = z.url({
  protocol: /^https?$/,
  error: "must be a web address that begins with http:// or https://",
});

/** Reads a web address without a path, for a partner whose library chooses the paths. */
export const webOrigin = webAddress.refine((url) => URL.parse(url)?.pathname === "/", {
  error: "must be a web address without a path",
});

export const databaseAddress = z
  .string({ error: "is missing: the address of a PostgreSQL database" })
  .regex(/^(postgres(ql)?:\/\/|socket:|\/)/, {
    error: "must be the address of a PostgreSQL database, such as postgresql://user:password@host:5432/name",
  });

export const mailRelay = z.url({
  protocol: /^smtps?$/,
  error: "must be the address of a mail server, such as smtp://user:password@host:587",
});

export const addressPart = z
  .string()
  .regex(/^[\w-]{16,200}$/, { error: "must be 16 or more letters, digits, - and _" });

/** Reads two keys with a comma between them. */
export const twoKeys = z
  .string()
  .regex(/^[^,\s]+\s*,\s*[^,\s]+$/, { error: "must be two keys with a comma between them" })
  .transform((keys) => keys.split(/\s*,\s*/) as [string, string]);

export const secret = z.string().min(16, { error: "must have at least 16 characters" });
