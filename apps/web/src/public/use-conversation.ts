import type { VisitorConversation } from "@porchlight/contract/public.ts";
import type { Language } from "@porchlight/domain/kernel/languages.ts";
import { useCallback, useEffect, useRef, useState } from "react";
import {
  beginConversation,
  followConversation,
  PublicCallError,
  readConversation,
  sayInConversation,
} from "./public-api.ts";
import { clearVisitorToken, storeVisitorToken, visitorToken } from "./visitor.ts";
import { useWords } from "./words/context.ts";
import type { IslandWords } from "./words/en/islands.ts";

/** A message typed here that the server has not confirmed yet. */
export type UnsentMessage = { id: string; text: string; problem: string | null };

/**
 * The visitor's conversation about a home, kept up to date while the chat is open. A message that could not be sent
 * keeps its id, so that a retry does not store it twice.
 */
export function useConversation(apiBaseUrl: string, slug: string, language: Language) {
  const [token, setToken] = useState(() => visitorToken(slug));
  const [conversation, setConversation] = useState<VisitorConversation | null>(null);
  const held = useRef(token);
  const underWay = useRef(0);

  const reload = useCallback(async () => {
    // The answer to a message on its way brings everything, without the message standing there twice meanwhile.
    if (!held.current || underWay.current > 0) return;
    try {
      setConversation(await readConversation(apiBaseUrl, held.current));
    } catch (error) {
      if (error instanceof PublicCallError && error.status === 401) {
        clearVisitorToken(slug);
        held.current = null;
        setToken(null);
      }
    }
  }, [apiBaseUrl, slug]);

  useEffect(() => {
    if (!token) return;
    void reload();
    return followConversation(apiBaseUrl, token, () => void reload());
  }, [apiBaseUrl, token, reload]);

  const deliver = useCallback(
    async ({ id, text }: UnsentMessage) => {
      underWay.current += 1;
      try {
        if (held.current) {
          setConversation(await sayInConversation(apiBaseUrl, held.current, { text, clientMessageId: id }));
        } else {
          const begun = await beginConversation(apiBaseUrl, { slug, text, clientMessageId: id, language });
          storeVisitorToken(slug, begun.token);
          held.current = begun.token;
          setConversation(begun.conversation);
          setToken(begun.token);
        }
      } finally {
        underWay.current -= 1;
      }
    },
    [apiBaseUrl, slug, language],
  );

  const { unsent, say, retry, forget } = useOutbox(deliver);

  // The page may come back from the browser's memory after a form of it was sent for another renter.
  useEffect(() => {
    const follow = (): void => {
      const current = visitorToken(slug);
      if (current === held.current) return;
      held.current = current;
      setConversation(null);
      forget();
      setToken(current);
    };
    addEventListener("pageshow", follow);
    return () => removeEventListener("pageshow", follow);
  }, [slug, forget]);

  return { conversation, unsent, say, retry };
}

function failureWords(error: unknown, { chat, refusals }: IslandWords): string {
  if (!(error instanceof PublicCallError)) return chat.notSent;
  return error.code === null ? chat.unreachable : (refusals[error.code] ?? error.message);
}

/** The messages not confirmed yet, sent one after the other. `send` rejects when it failed. */
function useOutbox(send: (message: UnsentMessage) => Promise<void>) {
  const words = useWords();
  const [unsent, setUnsent] = useState<UnsentMessage[]>([]);
  const queue = useRef(Promise.resolve());

  // One after the other: the first message opens the conversation that the next ones belong to.
  const enqueue = useCallback(
    (message: UnsentMessage) => {
      const { id } = message;
      queue.current = queue.current
        .then(() => send(message))
        .then(
          () => setUnsent((all) => all.filter((one) => one.id !== id)),
          (error: unknown) => {
            const problem = failureWords(error, words);
            setUnsent((all) => all.map((one) => (one.id === id ? { ...one, problem } : one)));
          },
        );
    },
    [send, words],
  );

  const say = useCallback(
    (text: string) => {
      const message: UnsentMessage = { id: crypto.randomUUID(), text, problem: null };
      setUnsent((all) => [...all, message]);
      enqueue(message);
    },
    [enqueue],
  );

  const retry = useCallback(
    (message: UnsentMessage) => {
      setUnsent((all) => all.map((one) => (one.id === message.id ? { ...one, problem: null } : one)));
      enqueue(message);
    },
    [enqueue],
  );

  const forget = useCallback(() => setUnsent([]), []);

  return { unsent, say, retry, forget };
}
