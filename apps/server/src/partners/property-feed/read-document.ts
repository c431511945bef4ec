import { JSONParser } from "@streamparser/json";
import TokenType from "@streamparser/json/utils/types/tokenType.js";
import { FeedFault } from "./feed-fault.ts";

/** The names under which a document that is an object keeps its entries. */
const listNames: readonly unknown[] = ["data", "properties"];
const maxDepth = 24;
/** More parts than an entry with all its photos has, by far. */
const maxTokensOfEntry = 5_000;
const openBracket = "[".charCodeAt(0);
const openBrace = "{".charCodeAt(0);

/** Takes the parts of a JSON document as they come. */
export type DocumentReader = {
  write(chunk: Uint8Array): void;
  /** Returns the number that the document names as its total, or null. */
  end(): number | null;
};

/**
 * Returns a reader that hands on each entry of a document's list, which is the document itself or stands under `data`
 * or `properties`. Nothing else of the document is kept.
 * Errors  `FeedFault` for what is no JSON, has no such list, breaks off, or is built to cost much
 */
export function readDocument(takeEntry: (entry: unknown) => void): DocumentReader {
  let document: DocumentReader | undefined;
  return {
    write(chunk) {
      const first = document ? undefined : chunk.find((byte) => byte === openBracket || byte === openBrace);
      document ??= first === undefined ? undefined : entriesOf(first === openBracket, takeEntry);
      if (document) document.write(chunk);
      else if (chunk.some((byte) => byte > 0x20 && byte < 0x80)) throw new FeedFault("is no list and no object");
    },
    end() {
      if (!document) throw new FeedFault("is empty");
      return document.end();
    },
  };
}

function entriesOf(isArray: boolean, takeEntry: (entry: unknown) => void): DocumentReader {
  const paths = isArray ? ["$.*"] : ["$.total", ...listNames.map((name) => `$.${name}.*`)];
  const parser = new JSONParser({ paths, keepStack: false });
  const watch = watching(isArray);
  let total: number | null = null;
  parser.onToken = ({ token, value }) => watch.see(token, value);
  parser.onValue = ({ value, key }) => {
    if (typeof key === "number") return takeEntry(value);
    if (typeof value !== "number" || !Number.isSafeInteger(value) || value < 0)
      throw new FeedFault("names a total that is no number");
    total = value;
  };
  const orFault = (act: () => void): void => {
    try {
      act();
    } catch (error) {
      throw error instanceof FeedFault ? error : new FeedFault("is not valid JSON", { cause: error });
    }
  };
  return {
    write: (chunk) => orFault(() => parser.write(chunk)),
    end() {
      orFault(() => parser.isEnded || parser.end());
      if (watch.lists() === 0) throw new FeedFault("has no list of properties");
      if (watch.isPaged() && total === null) throw new FeedFault("names no total");
      return total;
    },
  };
}

const opening: readonly TokenType[] = [TokenType.LEFT_BRACE, TokenType.LEFT_BRACKET];
const closing: readonly TokenType[] = [TokenType.RIGHT_BRACE, TokenType.RIGHT_BRACKET];

/** Follows where in a document each part stands, and refuses one that is nested or filled beyond any use. */
function watching(isArray: boolean) {
  const listDepth = isArray ? 1 : 2;
  let depth = 0;
  let tokensOfEntry = 0;
  let lastText: unknown;
  let key: unknown;
  let lists = 0;
  let isPaged = false;
  const isListNext = () => (isArray ? depth === 0 : depth === 1 && listNames.includes(key));
  const open = (token: TokenType): void => {
    if (isListNext() && token === TokenType.LEFT_BRACE) throw new FeedFault("has no list of properties");
    lists += Number(isListNext());
    isPaged ||= depth === 1 && key === "data";
    depth += 1;
    if (depth > maxDepth) throw new FeedFault("is nested too deeply");
  };
  const seeName = (token: TokenType, value: unknown): void => {
    if (token === TokenType.STRING) lastText = value;
    if (token === TokenType.COLON) key = lastText;
  };
  return {
    lists: () => lists,
    /** Whether the entries come in pages, which say how many there are in all. */
    isPaged: () => isPaged,
    see(token: TokenType, value: unknown): void {
      if (opening.includes(token)) open(token);
      else if (closing.includes(token)) depth -= 1;
      else if (depth === 1) seeName(token, value);
      tokensOfEntry = depth <= listDepth ? 0 : tokensOfEntry + 1;
      if (tokensOfEntry > maxTokensOfEntry) throw new FeedFault("has an entry with too many parts");
    },
  };
}
