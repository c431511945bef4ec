import { type Input, newTalk } from "@porchlight/assistant/piper.ts";
import { sampleWorld } from "@porchlight/assistant/sample-home.ts";
import { step } from "@porchlight/assistant/step.ts";
import { cpuMsPerCall, spreadOf, spreadText, verdict } from "../measure.ts";

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
  "a wordy mail": [
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
  ].join(" "),
};

let told = 0;
/** The message with a word of its own in each sentence, so that nothing kept of an earlier one helps. */
const fresh = (text: string): string => {
  const word = (told++).toString(26).replaceAll(/\d/g, (digit) => "qrstuvwxyz"[Number(digit)]!);
  return text.replaceAll(/[.?!]/g, (end) => ` ${word}${end}`);
};

export function piperTurn(): void {
  const history = ["Hi there!", "Hello, this is Piper.", "How much is the rent?", "The rent is $1,600 a month."].map(
    (text, index) => ({ from: index % 2 ? ("piper" as const) : ("renter" as const), text }),
  );
  const took = (text: string): number => {
    const inputs = Array.from({ length: callsARound }, (): Input => ({ kind: "message", text: fresh(text), history }));
    return cpuMsPerCall(callsARound, (index) => step(newTalk, inputs[index]!, sampleWorld));
  };
  for (const text of Object.values(messages)) took(text);
  const taken = new Map(Object.keys(messages).map((name) => [name, [] as number[]]));
  for (let round = 0; round < rounds; round++)
    for (const [name, text] of Object.entries(messages)) taken.get(name)!.push(took(text));
  for (const [name, values] of taken) {
    const spread = spreadOf(values);
    verdict(`CPU a turn, ${name}`, spreadText(spread, " ms"), `${targetMs} ms`, spread.median <= targetMs);
  }
}
