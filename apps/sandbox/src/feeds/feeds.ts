import { join } from "node:path";
import { openJsonLog } from "../platform/json-log.ts";

type Feed = { id: string; content: unknown };

export interface Feeds {
  /** What a feed serves; undefined where there is none under the id. */
  contentOf(id: string): unknown;
  put(id: string, content: unknown): void;
  clear(): void;
}

/** The property feeds of a property manager's customers, by id. */
export function openFeeds(folder: string): Feeds {
  const feeds = openJsonLog<Feed>(join(folder, "feeds.jsonl"), ({ id }) => id);
  return {
    contentOf: (id) => feeds.get(id)?.content,
    put: (id, content) => feeds.put({ id, content }),
    clear: feeds.clear,
  };
}

const pageSizeByDefault = 50;

/** One page of a feed whose entries stand under `data`; any other feed is one document whatever page is asked for. */
export function pageOf(content: unknown, page: number): unknown {
  if (!isPaged(content)) return content;
  const { data, pageSize = pageSizeByDefault, ...others } = content;
  const entries = data.slice(page * pageSize, (page + 1) * pageSize);
  return { total: data.length, ...others, data: entries, page, pageSize };
}

type Paged = { data: unknown[]; pageSize?: number };

const isPaged = (content: unknown): content is Paged =>
  typeof content === "object" && content !== null && "data" in content && Array.isArray(content.data);
