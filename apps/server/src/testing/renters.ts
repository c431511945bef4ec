import type { VisitorConversation } from "@porchlight/contract/public.ts";
import type { Answer, Reached, TestProduct } from "./product.ts";

export type Requested = { outcome?: string; code?: string; token: string; text: string; manageUrl: string | null };

let renters = 0;

/**
 * Creates a renter who meets the sample home's requirements and requests a showing with the listing page's form. A
 * renter with a phone also agrees to texts.
 */
export async function aRenterAsks(
  product: TestProduct,
  slug: string,
  startsAt: string,
  change: {
    name?: string;
    email?: string;
    tourType?: string;
    token?: string;
    answers?: object;
    note?: string;
    phone?: string;
  } = {},
): Promise<Answer<Requested> & { email: string }> {
  renters += 1;
  const email = change.email ?? `asker${renters}@example.test`;
  const answer = await product.api<Requested>("POST", "/public/showing-request", {
    body: {
      slug,
      startsAt,
      tourType: change.tourType ?? "IN_PERSON",
      token: change.token ?? null,
      contact: {
        name: change.name ?? "Dana Ruiz",
        email,
        ...(change.phone ? { phone: change.phone, mayText: true } : {}),
      },
      answers: {
        moveInDate: "2026-12-05",
        monthlyIncome: 6000,
        creditScore: { low: 700, high: 700 },
        pets: [],
        ...change.answers,
      },
      ...(change.note ? { note: change.note } : {}),
      clientRequestId: crypto.randomUUID(),
    },
  });
  await product.settled();
  return { ...answer, email };
}

/** Returns Piper's last message in a browser's conversation. */
export async function lastSaid(product: TestProduct, token: string): Promise<string> {
  const { body } = await product.api<VisitorConversation>("GET", "/public/conversation/messages", { token });
  return body.messages.findLast(({ from }) => from === "piper")!.text;
}

/** Lets what waits go out to owners and the pause after it end, so that their next notice goes at once. */
export async function noticesSettle(product: Pick<TestProduct, "advance">): Promise<void> {
  for (let pause = 0; pause < 2; pause++) await product.advance("PT15M");
}

/** Returns the mails a person received, newest first. */
export const mailsTo = (product: Reached, address: string) =>
  product.control<{ id: string; subject: string; text: string; attachments: { filename: string }[] }[]>(
    "GET",
    `mail?to=${encodeURIComponent(address)}`,
  );
