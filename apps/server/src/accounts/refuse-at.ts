import { type PlainRefusalCode, refuse, sentence } from "@porchlight/domain/refusals.ts";

/** Refuses what was given in one field; the message stands at that field. */
export const refuseAt = (field: string, code: PlainRefusalCode): never =>
  refuse(code, {}, { [field]: sentence(code, {}) });
