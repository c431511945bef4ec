import type { TestProduct } from "./product.ts";

/** Opens a stream of events as whom a token belongs to. */
export const streamOf = ({ url }: Pick<TestProduct, "url">, path: string, token: string): Promise<Response> =>
  fetch(`${url}/api${path}`, { headers: { authorization: `Bearer ${token}` } });

/** Reads a stream of events until a text occurs or the stream ends; returns whether it occurred. */
export async function hears(reply: Response, awaited: string): Promise<boolean> {
  let heard = "";
  for await (const chunk of reply.body!.pipeThrough(new TextDecoderStream())) {
    heard += chunk;
    if (heard.includes(awaited)) return true;
  }
  return false;
}
