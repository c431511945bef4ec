import { languageCookie, languageField } from "@porchlight/contract/public-pages.ts";
import { firstSpoken, type Language, languageNamed } from "@porchlight/domain/kernel/languages.ts";
import type { FastifyRequest } from "fastify";
import { cookieOf } from "../platform/http/cookies.ts";
import { textFieldsOf } from "./request-form.ts";

/** Returns the language that an address or a form asks for; null where it asks for none. */
export const languageAsked = ({ query, body }: FastifyRequest): Language | null =>
  languageNamed(textFieldsOf(query)[languageField] ?? textFieldsOf(body)[languageField]);

/**
 * Returns the language of a renter's page: the one asked for now or chosen before, else the one that the renter and Piper
 * speak, else the browser's.
 */
export const pageLanguage = (request: FastifyRequest, spoken?: Language): Language =>
  languageAsked(request) ??
  languageNamed(cookieOf(request, languageCookie)) ??
  spoken ??
  firstSpoken(acceptedTags(request.headers["accept-language"]));

/** Returns the language tags of an Accept-Language header, the most wanted first. */
function acceptedTags(header: string | undefined): string[] {
  const accepted = (header ?? "").split(",").map((part) => {
    const [tag, quality] = part.trim().split(/\s*;\s*q=/);
    return { tag: tag!, quality: quality === undefined ? 1 : Number(quality) || 0 };
  });
  return accepted
    .filter(({ quality }) => quality > 0)
    .sort((one, other) => other.quality - one.quality)
    .map(({ tag }) => tag);
}

/** Returns the path and query of a request without a language. */
export function addressOf({ url }: FastifyRequest): string {
  const [path, query] = url.split("?", 2);
  const asked = new URLSearchParams(query);
  asked.delete(languageField);
  return asked.size > 0 ? `${path}?${asked}` : path!;
}
