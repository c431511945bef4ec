import { sampleWorld } from "@porchlight/assistant/sample-home.ts";
import { step } from "@porchlight/assistant/step.ts";
import { newTalk } from "@porchlight/assistant/talk.ts";
import type { Input } from "@porchlight/assistant/turn.ts";
import { toldTurns } from "@porchlight/assistant-training/evaluation/turns.ts";
import { cpuMsPerCall, note, spreadOf, spreadText, verdict } from "../measure.ts";

const targetMs = 0.5;
const rounds = 9;
const callsARound = 400;

const messages: Record<string, string> = {
  "a greeting": "Hi, is this still available?",
  "a question": "Do you allow cats, and how much is the pet deposit?",
  "facts and a wish":
    "My name is Dana, I make $6,200 a month, my credit score is around 700, no pets, and I'd like to move in on May 20. Could I see it Monday after 5?",
  "an unknown question": "Which school district is the apartment in?",
  Spanish: "Hola, ¿se permiten perros? Me gustaría verlo el jueves por la tarde.",
};

/** Ten times what renters write in a turn; told for what it costs, since a renter's mail is no reason to wait. */
const wordyMail = [
  "I have been looking around the neighborhood for a while now and really like it.",
  "My sister lives a few blocks away, which is how I came across your sign.",
  "We are both tired of the long drive between our places.",
  "I work from home most days, so good light matters more to me than a big kitchen.",
  "The pictures of the porch are lovely, and the trees on the street look old.",
  "My present lease runs out at the end of the summer and I would rather not extend it.",
  "I have rented from the same landlord for six years and never paid late.",
  "Most of my furniture is small, apart from a piano that I could also leave behind.",
  "I do not smoke and I seldom have guests who stay overnight.",
  "On weekends I am usually out hiking, so the neighbors hardly notice me.",
  "A friend told me that the winters in that house are mild, since it faces south.",
  "Thank you for taking the time to read all this!",
  "Does the rent include water, and is there parking for two cars?",
].join(" ");

let told = 0;
/** The message with a word of its own in each sentence, so that nothing kept of an earlier one helps. */
const fresh = (text: string): string => {
  const word = (told++).toString(26).replaceAll(/\d/g, (digit) => "qrstuvwxyz"[Number(digit)]!);
  const marked = text.replaceAll(/[.?!]+(?=\s|$)/g, (end) => ` ${word}${end}`);
  return marked === text ? `${text} ${word}` : marked;
};

export function piperTurn(): void {
  const history = ["Hi there!", "Hello, this is Piper.", "How much is the rent?", "The rent is $1,600 a month."].map(
    (text, index) => ({ from: index % 2 ? ("piper" as const) : ("renter" as const), text }),
  );
  const inputOf = (text: string): Input => ({ kind: "message", text: fresh(text), history });
  const turns = toldTurns();
  const tookTurns = (): number => {
    const inputs = turns.map(({ text }) => inputOf(text));
    return cpuMsPerCall(turns.length, (index) => step(turns[index]!.talk, inputs[index]!, turns[index]!.world));
  };
  const took = (text: string): number => {
    const inputs = Array.from({ length: callsARound }, () => inputOf(text));
    return cpuMsPerCall(callsARound, (index) => step(newTalk, inputs[index]!, sampleWorld));
  };
  const kinds = [
    { name: `${turns.length} turns of the evaluation, in the mean`, took: tookTurns },
    ...Object.entries(messages).map(([name, text]) => ({ name, took: () => took(text) })),
  ].map((kind) => ({ ...kind, values: [] as number[] }));
  for (const kind of kinds) kind.took();
  took(wordyMail);
  for (let round = 0; round < rounds; round++) for (const kind of kinds) kind.values.push(kind.took());
  for (const { name, values } of kinds) {
    const spread = spreadOf(values);
    verdict(`CPU a turn, ${name}`, spreadText(spread, " ms"), `${targetMs} ms`, spread.median <= targetMs);
  }
  const mail = spreadOf(Array.from({ length: rounds }, () => took(wordyMail)));
  note(`a mail of thirteen sentences: ${spreadText(mail, " ms")}`);
}
