export type StreamEvent = { name: string; data: string };

/**
 * Returns a function that splits a text/event-stream into events as it arrives. The retry time of the server, in
 * milliseconds, comes as an event named `retry`.
 * Shape   each call takes the next piece and answers the events it completed; a rest waits for the next call.
 */
export function eventCutter(): (piece: string) => StreamEvent[] {
  let rest = "";
  return (piece) => {
    rest = (rest + piece).replace(/\r\n?/g, "\n");
    const blocks = rest.split("\n\n");
    rest = blocks.pop() ?? "";
    return blocks.flatMap(eventOf);
  };
}

function eventOf(block: string): StreamEvent[] {
  let name = "message";
  const data: string[] = [];
  for (const line of block.split("\n")) {
    const [, field, value] = /^(\w+): ?(.*)$/.exec(line) ?? [];
    if (field === "event") name = value!;
    if (field === "data") data.push(value!);
    if (field === "retry") return [{ name: "retry", data: value! }];
  }
  return data.length > 0 ? [{ name, data: data.join("\n") }] : [];
}
