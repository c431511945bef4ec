import { setTimeout as wait } from "node:timers/promises";
import type { Stage } from "./writers.ts";

const timeoutMs = 100;

let posted = 0;

/**
 * Twenty people mail the home's own address, spread over `overMs`; their mail servers retry until the product accepts
 * the mail. Resolves when all are accepted, which may be after a kill or two.
 */
export const twentyMails = (stage: Stage, overMs: number): Promise<unknown> =>
  Promise.all(
    Array.from({ length: 20 }, async (_, n) => {
      await wait((overMs * n) / 20);
      const from = `writer${++posted}@example.com`;
      const messageId = `<${crypto.randomUUID()}@example.com>`;
      const mail = {
        from,
        to: stage.home.intakeEmail,
        subject: "Your listing",
        text: `Hello, how much is the rent of this place? I am writer ${posted}.`,
        headers: { "Message-ID": messageId },
      };
      await untilTaken(stage, () => stage.product.control("POST", "mail", mail));
      stage.ledger.mails.push(messageId);
    }),
  );

/** Five people send texts, delivered as their provider does: again with the same id until it gets an answer. */
export const fiveTexts = (stage: Stage, overMs: number): Promise<unknown> =>
  Promise.all(
    Array.from({ length: 5 }, async (_, n) => {
      await wait((overMs * n) / 5);
      const from = `+1614555${String(2000 + ++posted)}`;
      const sid = `SM${crypto.randomUUID().replaceAll("-", "")}`;
      const text = { from, to: "+15035550100", body: `Text ${stage.home.textCode}: how much is the rent?`, sid };
      await untilTaken(stage, async () => {
        const { status } = await stage.product.control<{ status: number }>("POST", "sms", text);
        if (status >= 300) throw new Error(String(status));
      });
      stage.ledger.texts.push({ from, sid });
    }),
  );

async function untilTaken(stage: Stage, send: () => Promise<unknown>): Promise<void> {
  for (;;) {
    if (!stage.product.isDead()) {
      try {
        await send();
        return;
      } catch {
        // Its sender keeps it and tries again.
      }
    }
    await wait(timeoutMs);
  }
}
