import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { understand } from "@porchlight/assistant/reading/understand.ts";
import type { ConversationView, WhyView } from "@porchlight/contract/conversations.ts";
import type { EscalationView } from "@porchlight/contract/escalations.ts";
import type { PropertyView } from "@porchlight/contract/properties.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { row, rows, sql } from "../../platform/database/database.ts";
import { aListedHome, callAs } from "../../testing/homes.ts";
import { aSignedInOwner, type SignedInOwner } from "../../testing/people.ts";
import { startTestProduct, type TestProduct } from "../../testing/product.ts";
import { aRenterAsks } from "../../testing/renters.ts";
import { maxRecordBytes, unpacked } from "./packing.ts";
import { type DifferingTurn, type Replayed, replay } from "./replay.ts";

const program = fileURLToPath(new URL("../../../../../scripts/replay.ts", import.meta.url));
let product: TestProduct;
let owner: SignedInOwner;
let home: PropertyView;

beforeAll(async () => {
  product = await startTestProduct();
  await product.setClock("2026-11-23T15:00:00Z");
  owner = await aSignedInOwner(product);
});
afterAll(() => product.close());
beforeEach(async () => {
  home = await aListedHome(product, owner);
});

const db = () => product.product.app.db;
const call = <Body>(method: "GET" | "POST", path: string, body?: object) =>
  callAs(product, owner)<Body>(method, path, body);

type Chat = { token: string; inquiryId: string };

/** Opens a chat with a renter's first words. */
async function opens(text: string): Promise<Chat> {
  const { body } = await product.api<{ token: string }>("POST", "/public/conversation", {
    body: { slug: home.slug, text },
  });
  const newest = await row(db(), sql<{ id: string }>`select id from inquiry order by id desc limit 1`);
  return { token: body.token, inquiryId: newest!.id };
}
const says = ({ token }: Chat, text: string) =>
  product.api("POST", "/public/conversation/messages", { token, body: { text, clientMessageId: crypto.randomUUID() } });

async function replayed(
  inquiryId: string,
  instead?: typeof understand,
): Promise<Replayed & { turnsNamed: DifferingTurn[] }> {
  const turnsNamed: DifferingTurn[] = [];
  const found = await replay(db(), { inquiryId, since: null }, (turn) => turnsNamed.push(turn), instead);
  return { ...found, turnsNamed };
}
const conversation = (inquiryId: string) =>
  call<ConversationView>("GET", `/property-inquiry/conversation/${inquiryId}`);
/** Why Piper said the message with these words. */
async function whyOf(inquiryId: string, words: string): Promise<WhyView> {
  const { messages } = await conversation(inquiryId);
  const said = messages.findLast(({ sender, content }) => sender === "piper" && content.includes(words))!;
  expect(said.hasWhy).toBe(true);
  return call<WhyView>("GET", `/property-inquiry/conversation/${inquiryId}/messages/${said.id}/why`);
}
const valuesOf = (lines: WhyView["heard"], label: string) => lines.find((line) => line.label === label)?.values;

/** A conversation of questions, facts, a time, a contact, an answer and an acceptance. */
async function aWholeConversation(): Promise<Chat> {
  const chat = await opens("Hi, what's the rent, and is there a wine cellar?");
  await says(chat, "When can I see it?");
  await says(chat, "The second one please. I make $7,000 a month, credit about 700, no pets, moving in December 10");
  await says(chat, "I'm Nell Wells, nell@example.test");
  const [question] = await call<EscalationView[]>("GET", `/intelligent-escalation/${home.id}`);
  expect(question!.questionText).toContain("wine cellar");
  await call("POST", `/intelligent-escalation/answer/${question!.id}`, {
    answer: "No, but the basement stays cool.",
    useForFutureAnswers: true,
  });
  await product.settled();
  await says(chat, "¿Hay un sótano?");
  return chat;
}

describe("A record of Piper's turns", () => {
  it("lets a whole conversation be decided again the same", async () => {
    const { inquiryId } = await aWholeConversation();
    const { turns, differing, unreplayable, unrecorded, otherVersion, turnsNamed } = await replayed(inquiryId);
    expect(turnsNamed).toEqual([]);
    expect({ turns, differing, unreplayable, unrecorded, otherVersion }).toEqual({
      turns: 6,
      differing: 0,
      unreplayable: {},
      unrecorded: 0,
      otherVersion: 0,
    });
  });

  it("lets a form with a note, a renter who is listened to and a conversation handed back be decided again", async () => {
    await aRenterAsks(product, home.slug, "2026-11-28T15:00:00Z", { email: "nora@example.test", note: "Is it quiet?" });
    const { inquiryId } = (await row(
      db(),
      sql<{ inquiryId: string }>`
        select inquiry.id as "inquiryId" from inquiry join renter on renter.id = renter_id where email = 'nora@example.test'`,
    ))!;
    const chat = await opens("Is parking included?");
    await call("POST", `/property-inquiry/conversation/${chat.inquiryId}/take-over`, {});
    await says(chat, "I make 5000 a month");
    await says(chat, "Is there a pool?");
    await call("POST", `/property-inquiry/conversation/${chat.inquiryId}/hand-back`, {});
    expect(await replayed(inquiryId)).toMatchObject({ turns: 2, differing: 0, unreplayable: {}, unrecorded: 0 });
    expect(await replayed(chat.inquiryId)).toMatchObject({ turns: 4, differing: 0, unreplayable: {}, unrecorded: 0 });
  });

  it("names the turn and both outcomes where a fact of the home was another one, by the command too", async () => {
    const { inquiryId } = await opens("What is the rent?");
    await product.product.app.write(sql`
      update world_part set content = jsonb_set(content, '{property,leaseConditions,rent}', '1999')
      where property_id = ${home.id} and jsonb_typeof(content) = 'object'`);
    const { turnsNamed } = await replayed(inquiryId);
    expect(turnsNamed).toMatchObject([{ about: "What is the rent?" }]);
    expect(turnsNamed[0]!.differences[0]).toMatchObject({
      what: "text",
      was: expect.stringContaining("$1,850"),
      is: expect.stringContaining("$1,999"),
    });
    const environment = { PATH: process.env.PATH, DATABASE_URL: product.connectionString };
    const run = (...options: string[]) =>
      promisify(execFile)(process.execPath, [program, ...options], { env: environment }).then(
        ({ stdout }) => ({ code: 0, lines: stdout.trim().split("\n") }),
        ({ code, stdout, stderr }) => ({ code, lines: `${stdout}${stderr}`.trim().split("\n") }),
      );
    const { code, lines } = await run(inquiryId);
    expect(code).toBe(1);
    expect(lines[0]).toMatch(new RegExp(`^inquiry ${inquiryId}, .*, after "What is the rent\\?"$`));
    expect(lines[1]).toMatch(/^ {2}text was: .*\$1,850/);
    expect(lines.at(-1)).toBe("1 turn of 1 inquiry, 1 differs.");
    expect((await run("no-inquiry")).code).toBe(1);
  });

  it("names the turns that come out otherwise since a rule changed", async () => {
    const chat = await opens("What is the rent?");
    await says(chat, "Thanks!");
    const { turns, differing, turnsNamed } = await replayed(chat.inquiryId, (text, context) => ({
      ...understand(text, context),
      topics: [],
      asks: [],
    }));
    expect([turns, differing]).toEqual([2, 1]);
    expect(turnsNamed[0]!.differences.map(({ what }) => what)).toContain("text");
  });

  it("is missing for messages from before there were records, which are counted", async () => {
    const { inquiryId } = await opens("What is the rent?");
    await product.product.app.write(sql`delete from turn_record where inquiry_id = ${inquiryId}`);
    expect(await replayed(inquiryId)).toMatchObject({ turns: 0, unrecorded: 1 });
    const piper = (await conversation(inquiryId)).messages.find(({ sender }) => sender === "piper")!;
    expect(piper.hasWhy).toBeUndefined();
    const asked = await product.api("GET", `/property-inquiry/conversation/${inquiryId}/messages/${piper.id}/why`, {
      token: owner.token,
    });
    expect(asked.status).toBe(404);
  });

  it("keeps a home once for all turns that found it the same", async () => {
    const chat = await opens("What is the rent?");
    for (const text of ["Is there a dishwasher?", "When can I see it?", "May I paint?", "Thanks"])
      await says(chat, text);
    await opens("Are cats OK?");
    const parts = await rows(db(), sql`select 1 from world_part where property_id = ${home.id}`);
    expect(parts).toHaveLength(1);
  });

  it("stays small after a very long message with a thousand times open, and is decided again", async () => {
    const letters = Array.from({ length: 9000 }, (_, at) => ((at * 7919 + at * at * 31) % 36).toString(36)).join("");
    const words = letters.replace(/(.{7})/g, "$1 ").slice(0, 8960);
    await product.product.app.write(sql`
      update property set availability_slots = (
        select jsonb_agg(slot || jsonb_build_object('startTime', '00:00', 'endTime', '24:00'))
        from jsonb_array_elements(availability_slots) slot) where id = ${home.id}`);
    await product.control("POST", "mail", {
      from: "Max Long <max.long@example.test>",
      to: home.intakeEmail,
      subject: "A question",
      text: `May I ${words}? What about the ${words.slice(0, 30)}?`,
    });
    await product.settled();
    const stored = (await row(
      db(),
      sql<{ inquiryId: string; record: Buffer }>`
        select inquiry_id as "inquiryId", record from turn_record order by seq desc limit 1`,
    ))!;
    expect(stored.record.length).toBeLessThan(maxRecordBytes);
    expect(await replayed(stored.inquiryId)).toMatchObject({ turns: 1, differing: 0, unreplayable: {} });
  });
});

describe("Why Piper said something", () => {
  it("is told as what was heard, what the talk stood at and what was decided", async () => {
    const chat = await aWholeConversation();
    const first = await whyOf(chat.inquiryId, "$1,850");
    expect(valuesOf(first.heard, "Asks about")).toContain("Rent");
    expect(valuesOf(first.decided, "Reply")).toEqual(
      expect.arrayContaining(["Answered from the home's details", "Asked you"]),
    );
    const booked = await whyOf(chat.inquiryId, "sent Maya your request");
    expect(valuesOf(booked.heard, "Gives")).toEqual(["Name", "Email"]);
    expect(valuesOf(booked.stood, "Waiting for")).toEqual(["Contact info"]);
    expect(valuesOf(booked.stood, "Chosen")?.[0]).toMatch(/^\w{3}, \w{3} \d+ at \d+:\d\d [AP]M$/);
    expect(valuesOf(booked.decided, "Also")).toEqual(
      expect.arrayContaining(["Saved their contact info", expect.stringMatching(/^Sent you the request: /)]),
    );
    expect(JSON.stringify(booked)).not.toContain("nell@example.test");
    const told = await whyOf(chat.inquiryId, "You asked:");
    expect(valuesOf(told.heard, "Cause")).toEqual(["You answered their question"]);
  });

  it("holds no number that is not kept", async () => {
    const { inquiryId } = await opens("My SSN is 123-45-6789. May I keep 4111 1111 1111 1111 bees?");
    const records = await rows(
      db(),
      sql<{ record: Buffer }>`select record from turn_record where inquiry_id = ${inquiryId}`,
    );
    const why = await whyOf(inquiryId, "removed");
    const all = JSON.stringify([records.map(({ record }) => unpacked(record)), why]);
    expect(all).toContain("bees");
    expect(all).not.toMatch(/123-45-6789|4111 1111/);
    expect(valuesOf(why.decided, "Reply")).toContain("Removed a private number");
  });

  it("is nobody else's: not of another owner, nor of a visitor, nor by another conversation's address", async () => {
    const chat = await opens("What is the rent?");
    const other = await opens("Are cats OK?");
    const { id } = (await conversation(chat.inquiryId)).messages.find(({ sender }) => sender === "piper")!;
    const stranger = await aSignedInOwner(product);
    const path = (inquiryId: string) => `/property-inquiry/conversation/${inquiryId}/messages/${id}/why`;
    const statusOf = async (inquiryId: string, token?: string) =>
      (await product.api("GET", path(inquiryId), { token })).status;
    expect(await statusOf(chat.inquiryId, owner.token)).toBe(200);
    expect(await statusOf(chat.inquiryId, stranger.token)).toBe(404);
    expect(await statusOf(other.inquiryId, owner.token)).toBe(404);
    expect(await statusOf(chat.inquiryId)).toBe(401);
    expect(await statusOf(chat.inquiryId, chat.token)).toBe(401);
  });
});
