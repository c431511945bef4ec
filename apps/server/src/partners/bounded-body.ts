/**
 * Returns the body of an answer as text.
 * Errors  rejects once it is longer than `maxBytes`; the rest is not read.
 */
export async function textWithin(answer: Response, maxBytes: number): Promise<string> {
  const decoder = new TextDecoder();
  let bytes = 0;
  let text = "";
  for await (const chunk of answer.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw new Error(`The answer is longer than ${maxBytes} bytes`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
