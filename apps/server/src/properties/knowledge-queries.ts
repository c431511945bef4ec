import type { Knowledge } from "@porchlight/assistant/world.ts";
import { type Reader, rows, sql } from "../platform/database/database.ts";

/** Returns the knowledge of a home, which its owner taught Piper. */
export const knowledgeOf = (on: Reader, propertyId: string): Promise<Knowledge[]> =>
  rows(
    on,
    sql<Knowledge>`
      select id, topic, question, answer from knowledge where property_id = ${propertyId} order by created_at`,
  );
