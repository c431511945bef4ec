import { nestedPaths } from "@porchlight/contract/nested-records.ts";
import type { PropertyView } from "@porchlight/contract/properties.ts";
import type { NestedRecordName } from "@porchlight/domain/properties/property.ts";
import { alderBungalow } from "@porchlight/scenarios/home.ts";
import { enterHome, listHome } from "@porchlight/scenarios/stage.ts";
import { agree } from "@porchlight/server/src/calendars/testing.ts";
import { aPhoto, formWith, upload } from "@porchlight/server/src/testing/photos.ts";
import { mailsTo } from "@porchlight/server/src/testing/renters.ts";
import { type Caller, callerOf, type Recorder } from "./recorder.ts";
import { linkOf, requestShowing } from "./request-showing.ts";

const email = "nia.cole@example.test";
const password = "Lantern#2026";
const newPassword = "Lantern#2027";

type Session = { accessToken: string; companyId: string };
type Shown = { id: string; availabilitySlots: { id: string }[] };
type Showing = { showingRequests: { id: string }[] };

/** Somebody signs up, describes and lists a home, shows it to a renter who comes alone, and changes what an account has. */
export async function playNewcomer(recorder: Recorder): Promise<void> {
  const { accessToken: token, companyId } = await signUp(recorder);
  const owner = callerOf(recorder, token);
  await owner("POST", `/company/sign-up-info/${companyId}`, {
    accountType: "INDIVIDUAL",
    screeningSensitivity: "MODERATE",
    preferredCommunicationChannel: "EMAIL",
    phoneNumber: null,
  });
  for (const part of ["property", "dashboard", "renter-profile"])
    await owner("POST", `/investor-onboarding/complete/${part}`, {});
  const home = await listAHome(recorder, owner, token);
  await showToWhoComesAlone(recorder, owner, home);
  await linkACalendar(recorder, owner);
  await changeTheAccount(recorder, token);
}

async function newestMail({ product }: Recorder, to: string): Promise<string> {
  const [mail] = await mailsTo(product, to);
  if (!mail) throw new Error(`${to} got no mail`);
  return mail.text;
}

const codeIn = (text: string): number => Number(/\b\d{6}\b/.exec(text)?.[0]);

async function signUp(recorder: Recorder): Promise<Session> {
  const body = { user: { name: "Nia Cole", email, password }, marketingParams: {} };
  const { userId } = await recorder.call<{ userId: string }>("POST", "/auth/investor-sign-up-credentials", { body });
  await recorder.call("POST", "/auth/investor-resend-email-confirmation-code", { body: { userId } });
  const code = codeIn(await newestMail(recorder, email));
  return recorder.call<Session>("PATCH", "/auth/investor-confirm-email", { body: { userId, code } });
}

async function listAHome(recorder: Recorder, owner: Caller, token: string): Promise<PropertyView> {
  const { id } = await enterHome(owner, {
    ...alderBungalow,
    tours: { inPerson: true, virtual: true, selfGuided: true },
  });
  for (const background of ["#185873", "#fcb742"]) {
    const photo = Uint8Array.from(await aPhoto({ background }));
    await recorder.after("a photo is uploaded", () => upload(recorder.product, { token }, id, formWith(photo)));
  }
  const { images } = await owner<{ images: { id: string }[] }>("GET", `/property/${id}`);
  const [first, second] = images.map((image) => image.id);
  await owner("PUT", `/property-image/sort/${id}`);
  await owner("PUT", `/property-image/order/${id}`, { imageIds: [second, first] });
  await owner("PUT", `/property-image/cover/${id}/${first}`);
  await owner("DELETE", `/property-image/${id}/${second}`);
  await owner("PATCH", `/property/${id}/display-name`, { displayName: "Alder Street House" });
  await owner("PATCH", `/property/${id}/screening-sensitivity`, { screeningSensitivity: "STRICT" });
  await owner("PUT", `/property/${id}/description/generate`, { highlights: alderBungalow.highlights });
  await changeRecords(owner, id);
  const listed = await listHome(owner, id);
  await owner("PATCH", `/property-listing/${id}/auto-refresh`, { autoRefresh: true });
  await owner("PATCH", `/property-listing/syndication/${id}`, { zillow: true });
  const shown = await owner<Shown>("GET", `/property-availability/${id}`);
  const rules = { minimumNoticeInMinutes: 60, bufferInMinutes: 15, blackoutDates: ["2026-12-25"] };
  await owner("PUT", `/property-availability/${shown.id}/booking-rules`, rules);
  const [slot, other] = shown.availabilitySlots;
  await owner("PATCH", "/availability-slot", { ...slot, endTime: "18:00" });
  if (other) await owner("DELETE", "/availability-slot", [other.id]);
  return listed;
}

/** Sends every record of a home once more, with a dollar more rent. */
async function changeRecords(owner: Caller, id: string): Promise<void> {
  const home = await owner<Record<NestedRecordName | "location", { id: string }>>("GET", `/property/${id}`);
  for (const [name, fields] of Object.entries(alderBungalow.records)) {
    const path = `/property/${id}/${nestedPaths[name as NestedRecordName]}/${home[name as NestedRecordName].id}`;
    await owner("PATCH", path, name === "leaseConditions" ? { ...fields, rent: 1851 } : fields);
  }
  await owner("PATCH", `/property/${id}/property-location/${home.location.id}`, { isAddressHidden: true });
}

async function showToWhoComesAlone(recorder: Recorder, owner: Caller, { id, slug }: PropertyView): Promise<void> {
  const agent = await owner<{ id: string }>("POST", "/showing-agents", {
    firstName: "Sam",
    lastName: "Rivera",
    phone: "(614) 555-0142",
  });
  const contact = { name: "Kim Ash", email: "kim.ash@example.test" };
  const asked = await requestShowing(recorder, { slug, tourType: "SELF_GUIDED", place: 0, contact });
  const [waiting] = await owner<Showing[]>("GET", `/showing/property/${id}/pending`);
  const showingRequestId = waiting!.showingRequests[0]!.id;
  await owner("POST", `/showing-request/accept/property/${id}`, { showingRequestId, showingAgentId: agent.id });
  const [wanted] = await owner<{ id: string }[]>("GET", `/intelligent-escalation/${id}`);
  await owner("POST", `/intelligent-escalation/self-showing-instructions/share/${wanted!.id}`, {
    instructions: "The key is in the box by the porch.",
    codeValidityPeriod: "ONE_HOUR",
  });
  const link = linkOf(asked);
  const code = String(codeIn(await newestMail(recorder, "kim.ash@example.test")));
  await recorder.call("GET", `/public/showing/${link}`);
  await recorder.call("POST", `/public/showing/${link}/instructions`, { body: { code } });
  await recorder.call("POST", `/public/showing/${link}/conversation`, { body: {} });
  await recorder.call("GET", "/public/conversation/messages", { token: asked.token });
}

async function linkACalendar({ product }: Recorder, owner: Caller): Promise<void> {
  await product.control("PUT", "google/accounts", [{ email, name: "Nia Cole", busy: [] }]);
  const { url } = await owner<{ url: string }>("GET", "/calendar/auth-url");
  const back = (await agree(url, { email })).searchParams;
  const given = { code: back.get("code"), state: back.get("state"), provider: "GOOGLE", isPrimary: true };
  const { id } = await owner<{ id: string }>("POST", "/calendar/link", given);
  await owner("DELETE", `/calendar/unlink/${id}`);
}

async function changeTheAccount(recorder: Recorder, token: string): Promise<void> {
  const next = "nia@example.test";
  await recorder.call("PUT", "/investor/address", {
    token,
    body: { address: "1 Main St", city: "Columbus", state: "OH", zip: "43215", latitude: null, longitude: null },
  });
  await recorder.call("POST", "/investor/send-ownership-code", { token, body: {} });
  await recorder.call("PATCH", "/investor/user", { token, body: { email: next, currentPassword: password } });
  const code = codeIn(await newestMail(recorder, next));
  await recorder.call("POST", "/investor/confirm-email", { token, body: { code } });
  await recorder.call("POST", "/auth/send-password-reset-link", { body: { email: next, forRole: "investor" } });
  const link = /token=([\w-]+)/.exec(await newestMail(recorder, next))?.[1];
  const reset = { token: link, forRole: "investor", newPassword };
  await recorder.call("POST", "/auth/confirm-password-reset", { body: reset });
  await recorder.call("POST", "/auth/request-one-time-sign-in-code", { body: { email: next } });
  const signIn = { email: next, code: codeIn(await newestMail(recorder, next)) };
  const session = await recorder.call<Session>("POST", "/auth/sign-in-with-one-time-code", { body: signIn });
  await recorder.call("POST", "/auth/sign-out", { token: session.accessToken });
}
