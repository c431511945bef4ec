import { createConnection, type Socket } from "node:net";
import { createInterface } from "node:readline";

export type SmtpClient = { socket: Socket; say(words: string): Promise<string>; answer(): Promise<string> };

/** Opens a raw SMTP session, to send what a proper mail client would not. Resolves after the greeting. */
export async function smtpClient(port: number): Promise<SmtpClient> {
  const socket = createConnection({ port, host: "127.0.0.1" });
  socket.on("error", () => undefined);
  const answers = createInterface({ input: socket })[Symbol.asyncIterator]();
  const answer = async (): Promise<string> => {
    for (;;) {
      const { value } = (await answers.next()) as { value: string };
      if (value === undefined || /^\d{3} /.test(value)) return value ?? "gone";
    }
  };
  await answer();
  return {
    socket,
    answer,
    say: (words) => {
      socket.write(`${words}\r\n`);
      return answer();
    },
  };
}
