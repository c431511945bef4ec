import type { ConversationView } from "@porchlight/contract/conversations.ts";
import type { EndpointSpec } from "@porchlight/contract/endpoint.ts";
import { endpoints } from "@porchlight/contract/endpoints.ts";
import type { PropertyView } from "@porchlight/contract/properties.ts";
import type { ShowingView } from "@porchlight/contract/showings.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { giveAddress } from "../../applications/testing.ts";
import { anInvited } from "../../screening/testing.ts";
import { aListedHome, anAgent, callAs } from "../../testing/homes.ts";
import { aSignedInOwner, type SignedInOwner } from "../../testing/people.ts";
import { startTestProduct, type TestProduct } from "../../testing/product.ts";
import { screeningEnvironment } from "../../testing/screening.ts";

/** Everything one company has that a call can name. */
type Belongings = {
  property: PropertyView;
  availabilityId: string;
  slotId: string;
  showing: ShowingView;
  agentId: string;
  escalationId: string;
  inquiryId: string;
  messageId: string;
  companyId: string;
  bundleId: string;
  applicationId: string;
};

let product: TestProduct;
let stranger: SignedInOwner;
let theirs: Belongings;
let visitor: string;
let renter: string;
let otherRenter: string;
let owner: SignedInOwner;

const slot = { weekday: "FRIDAY", startTime: "09:00", endTime: "10:00" };
const newTime = (given: Belongings) => ({
  showingAgentId: given.agentId,
  comment: null,
  startTime: "2026-11-30T18:00:00Z",
});
const record = (fields: object) => () => fields;
const onboarding = {
  accountType: "INDIVIDUAL",
  preferredCommunicationChannel: "EMAIL",
  screeningSensitivity: "MODERATE",
};

/** A valid body for each call that takes one, so that only the id can be wrong. */
const bodies: Record<string, (given: Belongings) => unknown> = {
  postCompanyForm: () => ({ companyName: "Harbor Homes" }),
  postOwnerOnboarding: () => onboarding,
  addSlot: () => slot,
  orderPhotos: (given) => ({ imageIds: given.property.images.map(({ id }) => id) }),
  changeShowingDuration: () => ({ durationInMinutes: 45 }),
  changeBookingRules: () => ({ minimumNoticeInMinutes: 60, bufferInMinutes: 0, blackoutDates: [] }),
  changeSlot: (given) => ({ id: given.slotId, ...slot }),
  removeSlots: (given) => [given.slotId],
  answerEscalation: () => ({ answer: "Yes." }),
  ignoreEscalation: record({}),
  shareSelfShowingInstructions: () => ({ instructions: "The key is in the box.", codeValidityPeriod: "ONE_HOUR" }),
  takeOverConversation: record({}),
  handBackConversation: record({}),
  writeToRenter: () => ({ text: "Hello from me.", clientMessageId: crypto.randomUUID() }),
  changeLearnedAnswer: () => ({ answer: "Yes." }),
  tryPiper: () => ({ text: "What is the rent?" }),
  sendApplication: (given) => ({ inquiryId: given.inquiryId }),
  resendApplication: record({}),
  acceptApplication: record({}),
  declineApplication: record({}),
  saveAnswers: record({ section: "contact", answers: { fullName: "Lee Park", phoneNumber: null }, seenAt: null }),
  setApplicationLanguage: record({ language: "es" }),
  copyEarlierAnswers: record({}),
  submitApplication: record({ certifies: true }),
  withdrawApplication: record({}),
  cancelRenterShowing: record({}),
  rescheduleRenterShowing: record({ startsAt: "2026-11-28T17:00:00Z" }),
  handleNotice: record({}),
  confirmAge: record({ birthDate: "1984-05-17" }),
  openScreeningStatements: record({}),
  consentToScreening: record({ consents: true, attestationGroupId: 1, attestationResponses: [] }),
  startPayment: record({}),
  checkPayment: record({}),
  nameReportAgency: record({ name: "Acme Tenant Reports", phone: null, address: "12 Main St, Denver, CO" }),
  proveIdentity: record({
    ssn: "666120987",
    ssnAgain: "666120987",
    birthDate: "1984-05-17",
    address: { street: "12 Pine St", unit: null, city: "Portland", state: "OR", zip: "97214" },
    employment: "Employed",
  }),
  answerExam: record({ ssn: "666120987", birthDate: "1984-05-17", answers: [] }),
  skipScreening: record({ because: "NO_SSN" }),
  inviteApplicant: record({ type: "CO_SIGNER", name: "Lee Park", email: "lee@example.test" }),
  replaceApplicant: record({ type: "CO_SIGNER", name: "Lee Park", email: "lee@example.test" }),
  addLead: (given) => ({ propertyId: given.property.id, name: "Lee Park", email: "lee@example.test" }),
  addLeadSilently: (given) => ({ propertyId: given.property.id, name: "Lee Park", email: "lee@example.test" }),
  changeAutoRefresh: () => ({ autoRefresh: true }),
  changeSyndication: () => ({ zillow: false }),
  publishListing: () => ({ zillow: false }),
  changeAccessibility: record({ elevator: "YES" }),
  takeFeedValue: record({ field: "rent" }),
  changeAmenities: record({ hasPool: true }),
  changeDisplayName: () => ({ displayName: "Mine now" }),
  changeIncludedUtilities: record({ water: true }),
  changeLeaseConditions: record({ rent: 1 }),
  changeLocation: () => ({ city: "Dayton" }),
  changeParking: record({ hasParking: false }),
  changePetPolicy: record({ allowsPets: false }),
  changeProperty: () => ({ displayName: "Mine now" }),
  generateDescription: () => ({ highlights: "New windows" }),
  changeRenterRequirements: record({ acceptsCosigners: true }),
  changeScreeningSensitivity: () => ({ screeningSensitivity: "STRICT" }),
  changeSpecifications: record({ squareFeet: 1 }),
  createAccessibility: record({ elevator: "YES" }),
  createAmenities: record({ hasPool: true }),
  createIncludedUtilities: record({ water: true }),
  createLeaseConditions: record({ rent: 1 }),
  createParking: record({ hasParking: false }),
  createPetPolicy: record({ allowsPets: false }),
  createRenterRequirements: record({ acceptsCosigners: true }),
  createSpecifications: record({ squareFeet: 1 }),
  acceptShowingRequest: (given) => ({
    showingRequestId: given.showing.showingRequests[0]!.id,
    showingAgentId: given.agentId,
  }),
  declineShowingRequest: (given) => ({ showingRequestId: given.showing.showingRequests[0]!.id }),
  rescheduleShowingRequest: (given) => ({ showingRequestId: given.showing.showingRequests[0]!.id, ...newTime(given) }),
  assignShowingAgent: (given) => ({ showingAgentId: given.agentId }),
  cancelShowing: record({}),
  rescheduleShowing: newTime,
};

/** Calls of an owner that name nothing of anybody's: they act on the caller's own. */
const namesNothing = new Set([
  "completeDashboardOnboarding",
  "completePropertyOnboarding",
  "completeRenterProfileOnboarding",
  "cancelEmailChange",
  "confirmEmailChange",
  "getCalendarAuthUrl",
  "linkCalendar",
  "getFeedStatus",
  "previewFeed",
  "connectFeed",
  "disconnectFeed",
  "getAccountEvents",
  "getCompany",
  "getInvestor",
  "getUser",
  "patchInvestorUser",
  "resendNewEmailCode",
  "sendOwnershipCode",
  "putInvestorAddress",
  "signOut",
  "listActionsNeeded",
  "listActivity",
  "listBundles",
  "listPortfolioRows",
  "readPortfolioStatistics",
  "readPortfolioTimeSeries",
  "lookUpAddress",
  "suggestAddresses",
  "addProperty",
  "getPortfolio",
  "addShowingAgent",
  "listShowingAgents",
  "streamEvents",
]);

/** Reads that need a query or a partner. */
const needsMore = new Set([
  ...["getOpenings", "suggestAddresses", "lookUpAddress", "getCalendarAuthUrl"],
  ...["readOwnReport", "getReport"],
]);

/** What `:id` is in a path, by how the path begins. */
function idIn(path: string, given: Belongings): string {
  if (path.startsWith("/showing")) return given.showing.id;
  if (path.includes("sign-up-info")) return given.companyId;
  if (path.startsWith("/renter-showing")) return given.showing.showingRequests[0]!.id;
  if (path.startsWith("/renter-application")) return given.applicationId;
  return /^\/investor-application\/:id\//.test(path) ? given.bundleId : given.property.id;
}

/** The token of one who may make a call; the owner and renter whose records are named, or others. */
const tokenFor = ({ who }: EndpointSpec, whose: "theirs" | "another's"): string => {
  if (who === "visitor") return visitor;
  if (who === "renter") return whose === "theirs" ? renter : otherRenter;
  return whose === "theirs" ? owner.token : stranger.token;
};

/** The stranger's object behind each parameter of a path. */
function pathFor(spec: EndpointSpec, given: Belongings): string {
  const recordName = Object.keys(given.property).find((key) =>
    spec.path.includes(key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)),
  );
  const records = given.property as unknown as Record<string, { id?: string } | null>;
  const ids: Record<string, string | undefined> = {
    propertyId: given.property.id,
    availabilityId: given.availabilityId,
    companyId: given.companyId,
    escalationId: given.escalationId,
    inquiryId: given.inquiryId,
    messageId: given.messageId,
    locationId: given.property.location.id,
    renterId: given.showing.showingRequests[0]!.renter.id,
    renterScreeningId: given.showing.showingRequests[0]!.renter.id,
    email: "dana@example.test",
    slug: given.property.slug,
    imageId: given.property.images[0]!.id,
    recordId: recordName ? (records[recordName]?.id ?? undefined) : undefined,
    bundleId: given.bundleId,
    applicationId: given.applicationId,
    examId: "1",
    id: idIn(spec.path, given),
  };
  const path = spec.path.replace(/:(\w+)/g, (_, name: string) => ids[name] ?? crypto.randomUUID());
  if (path.endsWith("/rows")) return `${path}?statistic=leads`;
  if (path.endsWith("/report")) return `${path}?productType=CREDIT`;
  return path.endsWith("/why-not") ? `${path}?day=2026-11-28` : path;
}

beforeAll(async () => {
  product = await startTestProduct(screeningEnvironment);
  await product.setClock("2026-11-23T14:00:00Z");
  owner = await aSignedInOwner(product);
  stranger = await aSignedInOwner(product, "Noor Haddad");
  const call = callAs(product, owner);
  const property = await aListedHome(product, owner);
  const availability = await call<{ id: string; availabilitySlots: { id: string }[] }>(
    "GET",
    `/property-availability/${property.id}`,
  );
  const agent = await anAgent(product, owner);
  const { token } = (
    await product.api<{ token: string }>("POST", "/public/conversation", {
      body: { slug: property.slug, text: "Is there a fireplace?" },
    })
  ).body;
  visitor = token;
  await product.api("POST", "/public/showing-request", {
    body: {
      slug: property.slug,
      startsAt: "2026-11-28T16:00:00Z",
      tourType: "IN_PERSON",
      token,
      contact: { name: "Dana Ruiz", email: "dana@example.test" },
      answers: { moveInDate: "2026-12-05", monthlyIncome: 6000, creditScore: { low: 700, high: 700 }, pets: [] },
      clientRequestId: crypto.randomUUID(),
    },
  });
  const [showing] = await call<ShowingView[]>("GET", `/showing/property/${property.id}/pending`);
  const [escalation] = await call<{ id: string }[]>("GET", `/intelligent-escalation/${property.id}`);
  const { inquiryId } = showing!.showingRequests[0]!;
  const { messages } = await call<ConversationView>("GET", `/property-inquiry/conversation/${inquiryId}`);
  await giveAddress(product, owner);
  const stage = { owner, home: property };
  const applicant = await anInvited(product, stage, "applicant@example.test");
  renter = applicant.token;
  otherRenter = (await anInvited(product, stage, "another@example.test")).token;
  theirs = {
    property,
    availabilityId: availability.id,
    slotId: availability.availabilitySlots[0]!.id,
    showing: showing!,
    agentId: agent.id,
    escalationId: escalation!.id,
    inquiryId,
    messageId: messages.find(({ sender }) => sender === "piper")!.id,
    companyId: owner.companyId,
    bundleId: applicant.bundleId,
    applicationId: applicant.applicationId,
  };
});
afterAll(() => product.close());

const needsToken = endpoints.filter(({ spec }) => ["investor", "renter", "signed-in", "visitor"].includes(spec.who));
const owners = endpoints.filter(({ spec }) => spec.who === "investor" || spec.who === "signed-in");

describe("Every endpoint of the contract", () => {
  it("is declared once, by method and path", () => {
    const named = endpoints.map(({ spec }) => `${spec.method} ${spec.path}`);
    expect(named).toEqual([...new Set(named)]);
  });

  it("for owners has an id in its path or a body below, or names no record", () => {
    const untold = owners.filter(
      ({ name, spec }) => !namesNothing.has(name) && !spec.path.includes(":") && !(name in bodies),
    );
    expect(untold.map(({ name }) => name)).toEqual([]);
  });

  it.each(needsToken)("$name answers 401 without a token", async ({ spec, name }) => {
    const answer = await product.api<{ code: string }>(spec.method, pathFor(spec, theirs), {
      body: bodies[name]?.(theirs),
    });
    expect(answer.status).toBe(401);
    expect(answer.body.code).toBe("not-signed-in");
  });

  it.each(needsToken)("$name answers 401 to an unknown token", async ({ spec, name }) => {
    const token = "x".repeat(43);
    expect(
      (await product.api(spec.method, pathFor(spec, theirs), { token, body: bodies[name]?.(theirs) })).status,
    ).toBe(401);
  });

  it.each(owners.filter(({ name }) => !namesNothing.has(name)))(
    "$name answers 404 for another owner's records",
    async ({ spec, name }) => {
      const answer = await product.api<{ code: string }>(spec.method, pathFor(spec, theirs), {
        token: stranger.token,
        body: bodies[name]?.(theirs),
      });
      expect({ status: answer.status, code: answer.body?.code }).toEqual({ status: 404, code: "not-found" });
    },
  );

  it.each(endpoints.filter(({ spec }) => spec.who === "investor" || spec.who === "renter"))(
    "$name answers 403 to a person of another role",
    async ({ spec, name }) => {
      const answer = await product.api<{ code: string }>(spec.method, pathFor(spec, theirs), {
        token: spec.who === "investor" ? renter : owner.token,
        body: bodies[name]?.(theirs),
      });
      expect({ status: answer.status, code: answer.body?.code }).toEqual({ status: 403, code: "role-not-allowed" });
    },
  );

  it.each(endpoints.filter(({ spec }) => spec.who === "renter" && spec.path.includes(":")))(
    "$name answers 404 for another renter's records",
    async ({ spec, name }) => {
      const answer = await product.api<{ code: string }>(spec.method, pathFor(spec, theirs), {
        token: otherRenter,
        body: bodies[name]?.(theirs),
      });
      expect({ status: answer.status, code: answer.body?.code }).toEqual({ status: 404, code: "not-found" });
    },
  );

  it.each(endpoints.filter(({ spec }) => spec.method === "GET" && spec.who !== "public"))(
    "$name is sent with cache-control: no-store",
    async ({ spec }) => {
      const token = tokenFor(spec, "theirs");
      const reply = await fetch(`${product.url}/api${pathFor(spec, theirs)}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      expect(reply.headers.get("cache-control")).toBe("no-store");
      await reply.body?.cancel();
    },
  );

  it.each(endpoints.filter(({ spec }) => spec.body !== undefined))(
    "$name answers malformed JSON, unknown fields and a huge body with a 4xx and a message",
    async ({ spec }) => {
      const url = `${product.url}/api${pathFor(spec, theirs)}`;
      const send = (body: string) =>
        fetch(url, {
          method: spec.method,
          headers: { "content-type": "application/json", authorization: `Bearer ${stranger.token}` },
          body,
        });
      for (const body of ['{"broken', '{"nobodyKnowsThis":1}', `{"a":"${"x".repeat(1_100_000)}"}`]) {
        const reply = await send(body);
        const told = (await reply.json()) as { message: string; statusCode: number };
        expect(reply.status).toBeGreaterThanOrEqual(400);
        expect(reply.status).toBeLessThan(500);
        expect(told.statusCode).toBe(reply.status);
        expect(told.message.length).toBeGreaterThan(5);
      }
    },
  );

  const reads = endpoints.filter(
    ({ spec, name }) =>
      spec.method === "GET" && !spec.kind && !["link", "visitor"].includes(spec.who) && !needsMore.has(name),
  );
  it.each(reads)("$name returns exactly the described fields", async ({ spec }) => {
    const { status, body } = await product.api(spec.method, pathFor(spec, theirs), { token: tokenFor(spec, "theirs") });
    expect(status).toBe(200);
    expect(spec.reply.parse(body)).toEqual(body);
  });

  const typos = { nobodyKnowsThis: "This field is not known" };
  it.each(endpoints)("$name rejects an unknown query parameter with 400", async ({ spec, name }) => {
    const path = pathFor(spec, theirs);
    const answer = await product.api<{ validationErrors?: object }>(
      spec.method,
      `${path}${path.includes("?") ? "&" : "?"}nobodyKnowsThis=1`,
      { token: tokenFor(spec, "another's"), body: bodies[name]?.(theirs) },
    );
    expect(answer).toMatchObject({ status: 400, body: { validationErrors: typos } });
  });

  it("is described at /api/openapi.json, which describes nothing else", async () => {
    const { body } = await product.api<{ paths: Record<string, Record<string, unknown>> }>("GET", "/openapi.json");
    const described = Object.entries(body.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const expected = endpoints.map(({ spec }) => `${spec.method} /api${spec.path.replace(/:(\w+)/g, "{$1}")}`);
    expect(described.map((one) => one.replace(" /api", " ").replace(" ", " /api")).sort()).toEqual(expected.sort());
  });
});

describe("The API", () => {
  it("answers an unknown path with 404 in its error format", async () => {
    const answer = await product.api<{ code: string }>("GET", "/no-such-thing");
    expect(answer).toMatchObject({ status: 404, body: { code: "not-found" } });
  });

  it("sends the product's time with every reply", async () => {
    const { headers } = await product.api("GET", "/health");
    expect(headers.get("x-now")).toMatch(/^2026-11-23T14:/);
  });
});
