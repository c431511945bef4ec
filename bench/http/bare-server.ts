import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { answerParent } from "./answer-parent.ts";

/** Serves what `answer` returns as JSON with nothing but node:http, for as long as the parent wants it. */
export function serveBare(answer: (request: IncomingMessage) => Promise<string>, end: () => Promise<void>): void {
  const server = createServer((request, response) => {
    answer(request).then(
      (text) =>
        response
          .writeHead(200, {
            "content-type": "application/json; charset=utf-8",
            "content-length": Buffer.byteLength(text),
          })
          .end(text),
      (error: Error) => response.writeHead(500).end(error.message),
    );
  });
  server.listen(0, "127.0.0.1", () => {
    const { port } = server.address() as AddressInfo;
    answerParent(`http://127.0.0.1:${port}`, async () => {
      server.closeAllConnections();
      await end();
    });
  });
}
