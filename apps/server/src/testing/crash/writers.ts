import { setTimeout as wait } from "node:timers/promises";
import type { EscalationView } from "@porchlight/contract/escalations.ts";
import type { Answer, Ask } from "../product.ts";
import { type Applicant, goOn } from "./applicants.ts";
import type { Ledger } from "./ledger.ts";
import type { MortalProduct } from "./mortal-product.ts";

export type Stage = {
  product: MortalProduct;
  ledger: Ledger;
  token: string;
  home: { id: string; slug: string; intakeEmail: string; textCode: string };
  /** The homes that have exactly one writer each. */
  drafts: string[];
  applicants: Applicant[];
  isOver: () => boolean;
};

/** Writes until it is stopped, through every kill of the product. */
type Writer = (stage: Stage, n: number) => Promise<void>;

const lifeSign = 50;
const restMs = 150;

let made = 0;
const unique = () => ++made;

/** Whether the product answered that it is overloaded, so the caller retries. */
const isRefusedForNow = ({ status, body }: Answer<unknown>): boolean =>
  status === 503 && ["busy", "unavailable"].includes((body as { code: string }).code);

/**
 * Sends a request. Returns null when there was no answer or a temporary rejection: the write may or may not be stored.
 */
async function ask<Body>(stage: Stage, method: string, path: string, it: Ask = {}): Promise<Answer<Body> | null> {
  if (stage.product.isDead()) {
    await wait(lifeSign);
    return null;
  }
  try {
    const answer = await stage.product.api<Body>(method, path, it);
    if (isRefusedForNow(answer)) {
      await wait(lifeSign);
      return null;
    }
    const isExpected = answer.status < 300 || answer.status === 409;
    if (!isExpected) stage.ledger.surprises.push(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer;
  } catch {
    await wait(lifeSign);
    return null;
  }
}

const isYes = (answer: Answer<unknown> | null): boolean => answer !== null && answer.status < 300;

const leads: Writer = async (stage) => {
  const email = `lead${unique()}@example.test`;
  const body = { propertyId: stage.home.id, name: "Ann Lee", email };
  if (isYes(await ask(stage, "POST", "/leads", { token: stage.token, body }))) stage.ledger.leads.push(email);
};

/** Opens a chat and sends one more message; a message without acknowledgment is sent again with the same id. */
const chats: Writer = async (stage) => {
  const [first, second] = [crypto.randomUUID(), crypto.randomUUID()];
  const opened = await ask<{ token: string }>(stage, "POST", "/public/conversation", {
    body: { slug: stage.home.slug, text: "How much is the rent?", clientMessageId: first },
  });
  if (!opened || opened.status >= 300) return;
  stage.ledger.webMessages.push(first);
  const { token } = opened.body;
  const said = { token, body: { text: "Is there a dishwasher?", clientMessageId: second } };
  for (let answer = null; !isYes(answer); ) {
    answer = await ask(stage, "POST", "/public/conversation/messages", said);
    if (answer && answer.status >= 300) return;
  }
  stage.ledger.webMessages.push(second);
};

const requests: Writer = async (stage, n) => {
  const { slug } = stage.home;
  const offered = await ask<{ openings: { startsAt: string }[] }>(
    stage,
    "GET",
    `/public/listing/${slug}/openings?tourType=IN_PERSON`,
  );
  if (!offered || offered.status >= 300) return;
  const { openings } = offered.body;
  const { startsAt } = openings[(n * 7 + unique()) % openings.length]!;
  const id = crypto.randomUUID();
  const answer = await ask<{ outcome: string }>(stage, "POST", "/public/showing-request", {
    body: {
      slug,
      startsAt,
      tourType: "IN_PERSON",
      token: null,
      contact: { name: "Dana Ruiz", email: `asker${unique()}@example.test` },
      answers: { moveInDate: "2026-12-05", monthlyIncome: 6000, creditScore: { low: 700, high: 700 }, pets: [] },
      clientRequestId: id,
    },
  });
  if (answer && answer.status < 300 && answer.body.outcome === "requested") {
    stage.ledger.requests.push({ id, startsAt });
  }
};

const owners: Writer = async (stage, n) => {
  const id = stage.drafts[n % stage.drafts.length]!;
  const number = unique();
  const body = { highlights: String(number) };
  if (!isYes(await ask(stage, "PUT", `/property/${id}`, { token: stage.token, body }))) return;
  const { acknowledged } = stage.ledger.homes.get(id) ?? { acknowledged: 0 };
  stage.ledger.homes.set(id, { acknowledged: acknowledged + 1, last: number });
};

const unknownOfTheHome = ["fireplace", "skylight", "basement", "attic", "pantry"];

/** Answers an open question about a fact the home lacks, or asks it as a renter when none is open. */
const answers: Writer = async (stage, n) => {
  const { token, home } = stage;
  const wanted = unknownOfTheHome[n % unknownOfTheHome.length]!;
  const open = await ask<EscalationView[]>(stage, "GET", `/intelligent-escalation/${home.id}`, { token });
  if (!open || open.status >= 300) return;
  const escalation = open.body.find(({ questionText }) => questionText.includes(wanted));
  if (escalation) {
    const body = { answer: "No, there is none.", useForFutureAnswers: false };
    const answered = await ask(stage, "POST", `/intelligent-escalation/answer/${escalation.id}`, { token, body });
    if (isYes(answered)) stage.ledger.answeredEscalations.push(escalation.id);
    return;
  }
  const id = crypto.randomUUID();
  const asked = await ask(stage, "POST", "/public/conversation", {
    body: { slug: home.slug, text: `Is there a ${wanted}?`, clientMessageId: id },
  });
  if (isYes(asked)) stage.ledger.webMessages.push(id);
};

/** One person applies at a time, so that each kill finds somebody halfway. */
const applicants: Writer = async (stage) => {
  const { product } = stage;
  const person = stage.applicants.find(({ email }) => !stage.ledger.screened.has(email));
  if (!person) return;
  if (product.isDead()) await wait(lifeSign);
  else if ((await goOn(product, person)) === "DELIVERED") stage.ledger.screened.add(person.email);
};

const crew: [Writer, number][] = [
  [leads, 10],
  [chats, 15],
  [requests, 10],
  [owners, 10],
  [answers, 5],
  [applicants, 1],
];

/** Runs fifty writers and somebody who applies at once until the stage is over. Resolves when their last writes have ended. */
export async function fiftyWriters(stage: Stage): Promise<void> {
  const each = crew.flatMap(([write, count]) =>
    Array.from({ length: count }, async (_, n) => {
      while (!stage.isOver()) {
        await write(stage, n);
        await wait(restMs);
      }
    }),
  );
  await Promise.all(each);
}
