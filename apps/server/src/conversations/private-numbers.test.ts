import type { EscalationView } from "@porchlight/contract/escalations.ts";
import type { PropertyView } from "@porchlight/contract/properties.ts";
import { removedNumber } from "@porchlight/domain/privacy/masked-numbers.ts";
import { symbols } from "pino";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { row, rows, sql } from "../platform/database/database.ts";
import { aListedHome, callAs } from "../testing/homes.ts";
import { aSignedInOwner, type SignedInOwner } from "../testing/people.ts";
import { startTestProduct, type TestProduct } from "../testing/product.ts";
import { aRenterAsks, mailsTo } from "../testing/renters.ts";

const ssn = "123-45-6789";
const card = "4111 1111 1111 1111";
const removed = "I removed what looked like a Social Security or card number";

let product: TestProduct;
let owner: SignedInOwner;
let home: PropertyView;
const logged: string[] = [];

beforeAll(async () => {
  product = await startTestProduct({ LOG_LEVEL: "debug" });
  const log = product.product.app.log as unknown as Record<symbol, { write(line: string): void }>;
  log[symbols.streamSym]!.write = (line) => void logged.push(line);
  await product.setClock("2026-11-23T15:00:00Z");
  owner = await aSignedInOwner(product);
  home = await aListedHome(product, owner);
});
afterAll(() => product.close());

type Column = { table: string; column: string; type: string };

/** Every text of the database, whatever it is in, that holds what `said` matches. */
async function storedWith(said: string): Promise<string[]> {
  const { db } = product.product.app;
  const columns = await rows(
    db,
    sql<Column>`
      select format('%I.%I', table_schema, table_name) as table, format('%I', column_name) as column, data_type as type
      from information_schema.columns join information_schema.tables using (table_schema, table_name)
      where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'
        and data_type in ('text', 'json', 'jsonb', 'bytea', 'ARRAY', 'character varying')`,
  );
  const found = await Promise.all(
    columns.map(async ({ table, column, type }) => {
      const text = type === "bytea" ? `encode(${column}, 'escape')` : `${column}::text`;
      const { rowCount } = await db.send(`select 1 from ${table} where ${text} like $1 limit 1`, [`%${said}%`]);
      return rowCount ? [`${table}.${column}`] : [];
    }),
  );
  return found.flat();
}

afterEach(async () => {
  await product.settled();
  const sent = await product.control<object[]>("GET", "sms");
  const mails = await product.control<object[]>("GET", "mail");
  expect(logged.length).toBeGreaterThan(0);
  for (const number of [ssn, card]) {
    expect(await storedWith(number)).toEqual([]);
    expect(logged.filter((line) => line.includes(number))).toEqual([]);
    // What arrived is the sandbox's own; what we sent is not.
    expect(JSON.stringify([...sent, ...mails].filter(isOurs))).not.toContain(number);
  }
});
const isOurs = (one: object): boolean => JSON.stringify(one).includes("Piper") || JSON.stringify(one).includes("Maya");

const wordsOf = async (email: string | null, phone: string | null) =>
  (
    await rows(
      product.product.app.db,
      sql<{ sender: string; content: string }>`
        select sender, content from message join inquiry on inquiry.id = inquiry_id join renter on renter.id = renter_id
        where renter.email = ${email} or renter.phone = ${phone} order by seq`,
    )
  ).map(({ sender, content }) => [sender, content]);
const arrivalFrom = (sender: string) =>
  row(
    product.product.app.db,
    sql<{ status: string; content: Buffer | null }>`
      select status, content from arrival where sender = ${sender} order by id desc limit 1`,
  );
const says = (token: string, text: string) =>
  product.api<{ messages: { from: string; text: string }[] }>("POST", "/public/conversation/messages", {
    token,
    body: { text, clientMessageId: crypto.randomUUID() },
  });

it("a chat keeps no Social Security number, and its question is answered", async () => {
  const { body } = await product.api<{ token: string }>("POST", "/public/conversation", {
    body: { slug: home.slug, text: `My SSN is ${ssn}. What is the rent?`, clientMessageId: crypto.randomUUID() },
  });
  const { messages } = (await says(body.token, `And my card: ${card}, for the deposit`)).body;
  expect(messages[0]).toMatchObject({ from: "renter", text: `My SSN is ${removedNumber}. What is the rent?` });
  expect(messages[1]!.text).toContain(removed);
  expect(messages[1]!.text).toContain("$1,850");
  expect(messages[2]!.text).toBe(`And my card: ${removedNumber}, for the deposit`);
});

it("a question that goes to the owner carries no such number, and neither does the owner's answer", async () => {
  const { body } = await product.api<{ token: string }>("POST", "/public/conversation", {
    body: { slug: home.slug, text: `May I paint the walls black and reach you about ${ssn}?` },
  });
  const [question] = await callAs(product, owner)<EscalationView[]>("GET", `/intelligent-escalation/${home.id}`);
  expect(question!.questionText).toContain("paint the walls");
  await callAs(product, owner)("POST", `/intelligent-escalation/answer/${question!.id}`, {
    answer: `Yes. Pay with ${card} please.`,
    useForFutureAnswers: true,
  });
  await product.settled();
  const conversation = await product.api<{ messages: { text: string }[] }>(
    "GET",
    "/public/conversation/messages",
    body,
  );
  expect(conversation.body.messages.at(-1)!.text).toContain(`Pay with ${removedNumber} please`);
});

it("the form's note and the owner's own message keep none", async () => {
  const { body, email } = await aRenterAsks(product, home.slug, "2026-11-28T15:00:00Z", {
    note: `SSN ${ssn}, is heat included?`,
  });
  expect(body.token).toBeTruthy();
  const { id } = (await row(
    product.product.app.db,
    sql<{ id: string }>`select inquiry.id from inquiry join renter on renter.id = renter_id where email = ${email}`,
  ))!;
  await callAs(product, owner)("POST", `/property-inquiry/conversation/${id}/take-over`, {});
  await callAs(product, owner)("POST", `/property-inquiry/conversation/${id}/messages`, {
    text: `Charge ${card} then`,
    clientMessageId: crypto.randomUUID(),
  });
  const words = await wordsOf(email, null);
  expect(words).toContainEqual(["renter", `SSN ${removedNumber}, is heat included?`]);
  expect(words).toContainEqual(["owner", `Charge ${removedNumber} then`]);
});

it("a mail keeps none: not its words, not its subject, and not as it came", async () => {
  const from = "mailer@example.test";
  const text = `My social is ${ssn}. What is the rent?`;
  await product.control("POST", "mail", { from, to: home.intakeEmail, subject: `SSN ${ssn}`, text });
  await product.settled();
  expect(await wordsOf(from, null)).toContainEqual(["renter", `My social is ${removedNumber}. What is the rent?`]);
  expect(await arrivalFrom(from)).toEqual({ status: "handled", content: null });
  const [answer] = await mailsTo(product, from);
  expect(answer!.text).toContain(removed);
  expect(answer!.subject).toBe(`Re: SSN ${removedNumber}`);
});

it("a text keeps none, and is answered in its language", async () => {
  const from = "+16145550177";
  await product.control("POST", "sms", {
    from,
    to: "+15035550100",
    body: `${home.textCode} mi SSN es ${ssn}. ¿Cuánto es la renta?`,
  });
  await product.settled();
  expect(await arrivalFrom(from)).toEqual({ status: "handled", content: null });
  const [, answer] = await wordsOf(null, from);
  expect(answer![1]).toContain("Quité lo que parecía un número de seguro social o de tarjeta");
});

it("a text that waits for its home is kept without the number, and its words are read once the home is known", async () => {
  const from = "+16145550178";
  await product.control("POST", "sms", { from, to: "+15035550100", body: `My SSN is ${ssn}. Is heat included?` });
  await product.settled();
  const { status, content } = (await arrivalFrom(from))!;
  expect([status, content?.toString()]).toEqual(["unassigned", `My SSN is ${removedNumber}. Is heat included?`]);
  await product.control("POST", "sms", { from, to: "+15035550100", body: home.textCode });
  await product.settled();
  const [asked] = await wordsOf(null, from);
  expect(asked![1]).toContain(`My SSN is ${removedNumber}. Is heat included?`);
});

it("a mail without such a number is kept as it came", async () => {
  const from = "plain@example.test";
  const text = "Call me at 503-555-0142. What is the rent?";
  await product.control("POST", "mail", { from, to: home.intakeEmail, subject: "Hi", text });
  await product.settled();
  const { status, content } = (await arrivalFrom(from))!;
  expect([status, content!.toString().includes("503-555-0142")]).toEqual(["handled", true]);
});
