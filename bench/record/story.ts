import type { World } from "./reads.ts";
import { type Caller, callerOf, type Recorder } from "./recorder.ts";
import { linkOf, type Requested, requestShowing } from "./request-showing.ts";

type Showing = { id: string; showingRequests: { id: string; renter: { name: string } }[] };
type Home = { id: string; slug: string; intakeEmail: string; textCode: string };
type Escalation = { id: string; type: string };

/** Where texts to the product go. */
const ourNumber = "+15035550100";

/** One product, its owner signed in, and the home that most of the story is about. */
type Stage = {
  recorder: Recorder;
  world: World;
  /** The story's first moment. */
  begins: string;
  home: Home;
  agents: { id: string }[];
  owner: Caller;
};

/** What renters, owner and clock do after the demonstration's own past: each kind of act at least once. */
export async function playStory(recorder: Recorder, world: World, begins: string): Promise<void> {
  const owner = callerOf(recorder, world.token);
  const { id } = world.homes.find(({ displayName }) => displayName.startsWith("Alder"))!;
  const home = await owner<Home>("GET", `/property/${id}`);
  const agents = await owner<{ id: string }[]>("GET", "/showing-agents");
  const stage = { recorder, world, begins, home, agents, owner };
  await chats(stage);
  await forms(stage);
  await mailsAndTexts(stage);
  await ownersWork(stage);
  await weeks(stage);
  await ends(stage);
}

async function chats({ recorder, home }: Stage): Promise<void> {
  const talks = [
    [
      "How much is the rent, and are cats ok?",
      "When can I see it?",
      "The first one",
      "Ann Poe, ann.poe@example.test",
      "We make $7,000, credit 700, moving Dec 12, no pets",
    ],
    [
      "¿Aceptan niños?",
      "¿Cuándo la puedo ver?",
      "El sábado a las 11",
      "Eva Luna, eva.luna@example.test, me mudo el 12 de diciembre, gano 7000, puntaje 700, sin mascotas",
    ],
    ["I smell gas in the hallway", "Can I go back in for my cat?"],
    ["Does it have a sauna?", "Can someone call me at 503 555 0181?", "stop"],
  ];
  for (const [first, ...more] of talks) {
    const clientMessageId = crypto.randomUUID();
    const begun = await recorder.call<{ token: string }>("POST", "/public/conversation", {
      body: { slug: home.slug, text: first!, clientMessageId },
    });
    for (const text of more)
      await recorder.call("POST", "/public/conversation/messages", {
        token: begun.token,
        body: { text, clientMessageId: crypto.randomUUID() },
      });
  }
}

async function forms(stage: Stage): Promise<void> {
  const { recorder, owner, home, agents } = stage;
  const asks = (name: string, place: number, more: { tourType?: string; contact?: object; answers?: object } = {}) => {
    const contact = { name, email: `${name.toLowerCase().replace(" ", ".")}@example.test` };
    return requestShowing(recorder, { slug: home.slug, tourType: "IN_PERSON", place, contact, ...more });
  };
  const attend = (asked: Requested, attending: boolean) =>
    recorder.call("POST", "/renter-showing/attendance", { body: { token: linkOf(asked), attending } });
  const bob = await asks("Bob Lee", 8);
  const cat = await asks("Cat Moss", 14, { contact: { name: "Cat Moss", phone: "+15035550182", mayText: true } });
  const dov = await asks("Dov Katz", 20, { tourType: "VIRTUAL" });
  const eli = await asks("Eli Ford", 26);
  const gil = await asks("Gil Orr", 34);
  await asks("Flo Ray", 30, { answers: { monthlyIncome: 1000 } });
  const pending = await owner<Showing[]>("GET", `/showing/property/${home.id}/pending`);
  const requestOf = (name: string): { showingRequestId: string } => {
    const requests = pending.flatMap(({ showingRequests }) => showingRequests);
    return { showingRequestId: requests.find(({ renter }) => renter.name === name)!.id };
  };
  const answer = (how: "accept" | "decline" | "reschedule", name: string, more: object) =>
    owner("POST", `/showing-request/${how}/property/${home.id}`, { ...requestOf(name), ...more });
  const agent = { showingAgentId: agents[1]!.id };
  for (const name of ["Bob Lee", "Cat Moss", "Dov Katz"]) await answer("accept", name, agent);
  await answer("reschedule", "Eli Ford", { ...agent, comment: null, startTime: "2026-12-03T01:00:00Z" });
  await attend(eli, false);
  await answer("decline", "Gil Orr", { declineReason: "We are away." });
  await attend(bob, true);
  await recorder.page(`/renter/showing/${linkOf(bob)}`);
  const upcoming = await owner<Showing[]>("GET", `/showing/property/${home.id}/upcoming`);
  const showingOf = (name: string): string =>
    upcoming.find(({ showingRequests }) => showingRequests.some(({ renter }) => renter.name === name))!.id;
  await owner("POST", `/showing/${showingOf("Cat Moss")}/assign-showing-agent`, { showingAgentId: agents[2]!.id });
  const other = { ...agent, comment: "The plumber comes then.", startTime: "2026-12-05T19:00:00Z" };
  await owner("POST", `/showing/${showingOf("Bob Lee")}/reschedule`, other);
  await recorder.page(`/renter/showing/${linkOf(bob)}`);
  await attend(bob, true);
  await attend(cat, false);
  await owner("POST", `/showing/${showingOf("Dov Katz")}/cancel`, { cancelReason: "The tenant is ill." });
  await recorder.page(`/renter/showing/${linkOf(dov)}`);
  await recorder.call("POST", `/public/showing/${linkOf(eli)}/cancel`, { body: {} });
  await recorder.page(`/renter/showing/${linkOf(gil)}`);
}

async function mailsAndTexts({ recorder, home }: Stage): Promise<void> {
  const { product } = recorder;
  const mail = (from: string, text: string) =>
    recorder.after(`mail from ${from}`, () =>
      product.control("POST", "mail", { from, to: home.intakeEmail, subject: "The bungalow", text }),
    );
  const text = (from: string, body: string) =>
    recorder.after(`text from ${from}`, () => product.control("POST", "sms", { from, to: ourNumber, body }));
  await mail(
    "Gus Hall <gus.hall@example.test>",
    "Hi, is it still free, and what is the deposit? Could I see it on Saturday at 11?",
  );
  await mail("Gus Hall <gus.hall@example.test>", "I make 7,000 a month, score 710, move in on December 12, no pets.");
  await mail("Hana Cruz <hana.cruz@example.test>", "Hola, ¿sigue disponible? ¿Tiene estacionamiento?");
  await text("+15035550183", `${home.textCode} is it available?`);
  await text("+15035550183", "can I see it friday at 5?");
  await text("+15035550183", "HELP");
  await text("+15035550183", "STOP");
}

async function ownersWork(stage: Stage): Promise<void> {
  const { owner, home, world } = stage;
  const open = await owner<Escalation[]>("GET", `/intelligent-escalation/by-company/${world.companyId}`);
  const questions = open.filter(({ type }) => type === "PROPERTY_QUESTION");
  await owner("POST", `/intelligent-escalation/answer/${questions[0]!.id}`, {
    answer: "Yes, in the basement.",
    useForFutureAnswers: true,
  });
  await owner("PUT", `/intelligent-escalation/ignore/${questions[1]!.id}`, {});
  const [learned] = await owner<{ id: string }[]>("GET", `/property/${home.id}/learned-answers`);
  if (learned)
    await owner("PUT", `/property/${home.id}/learned-answers/${learned.id}`, { answer: "Yes, a wood stove." });
  const lead = {
    propertyId: home.id,
    name: "Ida West",
    email: "ida.west@example.test",
    phone: "",
    action: "SCHEDULE_SHOWING",
  };
  const { inquiryId } = await owner<{ inquiryId: string }>("POST", "/leads", lead);
  await owner("POST", "/leads/silent", { ...lead, name: "Jon Voss", email: "jon.voss@example.test" });
  const talk = `/property-inquiry/conversation/${inquiryId}`;
  await owner("POST", `${talk}/take-over`, {});
  await owner("POST", `${talk}/messages`, { text: "Hi Ida, Dana here.", clientMessageId: crypto.randomUUID() });
  await owner("POST", `${talk}/hand-back`, {});
  await owner("POST", `/property/${home.id}/piper-trial`, { text: "When can I see it?" });
  await owner("PATCH", "/investor/user", { name: "Dana M. Whitfield" });
}

const days = 21;
const stepHours = 1;

/**
 * Reminders, follow-ups, requests that nobody answers. In short steps, since what falls due in one step is done in any order,
 * and each at another minute of its hour, so that nothing falls due in the very second of a later one.
 */
async function weeks({ recorder, begins }: Stage): Promise<void> {
  for (let hours = stepHours; hours <= days * 24; hours += stepHours) {
    const now = Temporal.Instant.from(begins)
      .add({ hours, minutes: 17 + (hours % 11) })
      .toString();
    await recorder.after(`the clock goes to ${now}`, () => recorder.product.setClock(now));
  }
}

async function ends({ owner, home, world }: Stage): Promise<void> {
  const learned = `/property/${home.id}/learned-answers`;
  for (const { id } of await owner<{ id: string }[]>("GET", learned)) await owner("DELETE", `${learned}/${id}`);
  const other = world.homes.find(({ id }) => id !== home.id)!;
  await owner("PUT", `/property-listing/pause/${other.id}`);
  await owner("PUT", `/property-listing/publish/${other.id}`, { zillow: false });
  await owner("PUT", `/property-listing/complete/${home.id}`);
  await owner("DELETE", `/property/${other.id}`);
}
