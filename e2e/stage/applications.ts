import { readFileSync } from "node:fs";
import type { AttestationsView, BundleView } from "@porchlight/contract/applications.ts";
import type { PropertyView } from "@porchlight/contract/properties.ts";
import type { RenterApplicationView } from "@porchlight/contract/renter-applications.ts";
import { type AnswerSection, isAsked } from "@porchlight/domain/applications/answers.ts";
import type { DocumentKind } from "@porchlight/domain/applications/documents.ts";
import type { ApplicationType, InvitedType } from "@porchlight/domain/applications/roles.ts";
import { answersOfApplicant, type DemoApplicant } from "@porchlight/scenarios/application-answers.ts";
import type { Call } from "@porchlight/scenarios/stage.ts";
import { newAddress, type Owner, password } from "./people.ts";
import { photoOf } from "./photos.ts";
import { callAs, firstMorning, mailTo, productUrl } from "./world.ts";

export type Applicant = { name: string; email: string; token: string; applicationId: string };
export type PaperFile = { kind: DocumentKind; name: string; bytes: Buffer };

/** What everyone of a household answers beside their name. */
const person: DemoApplicant = {
  phone: "+16145550171",
  aboutYou: "I work downtown and am moving closer to it.",
  movesInDays: 14,
  minors: 1,
  pets: { numberOfSmallDogs: 1 },
  home: { address: "12 Pine St, Columbus, OH", rent: 1500, landlord: "Lee Park" },
  job: { title: "Baker", company: "Rise Bakery", income: 5000, manager: "Ola Berg" },
  otherIncome: { source: "Pension", amount: 500 },
  reference: { name: "Nia Cole", relationship: "Colleague", phone: "+16145550173" },
};

/** Gives the owner an address of their own, without which no application is sent. */
export const giveAddress = (owner: Owner): Promise<unknown> =>
  callAs(owner.token)("PUT", "/investor/address", {
    address: "12 Main St",
    city: "Austin",
    state: "TX",
    zip: "78701",
    latitude: 30.27,
    longitude: -97.74,
  });

export type AddedLead = { inquiryId: string; renterId: string; name: string; email: string };

/** A lead that an owner added and Piper did not greet. */
export async function aLead(
  owner: Owner,
  propertyId: string,
  name = "Ann Lee",
  email = newAddress("ann"),
): Promise<AddedLead> {
  const call = callAs(owner.token);
  const { inquiryId } = await call<{ inquiryId: string }>("POST", "/leads/silent", { propertyId, name, email });
  const leads = await call<{ id: string; renter: { id: string } }[]>(
    "GET",
    `/property-inquiry/inquiries/property/${propertyId}`,
  );
  return { inquiryId, renterId: leads.find(({ id }) => id === inquiryId)!.renter.id, name, email };
}

/** What an owner sends with an application: each statement of the bureau affirmed; nothing where there is no bureau. */
async function ownersAttestation(owner: Owner, propertyId: string) {
  const path = `/investor-application/property/${propertyId}/attestations`;
  const { attestationGroupId, attestations } = await callAs(owner.token)<AttestationsView>("GET", path);
  if (attestationGroupId === null) return {};
  return { attestation: { attestationGroupId, attestationResponses: affirmed(attestations) } };
}

/** Returns an answer that affirms each statement. */
export const affirmed = (attestations: readonly { attestationId: number }[]) =>
  attestations.map(({ attestationId }) => ({ attestationId, isAffirmative: true }));

/** An application that the owner has sent to a lead they added. */
export async function anApplicationSent(owner: Owner, home: PropertyView, name: string) {
  await giveAddress(owner);
  const { inquiryId, email } = await aLead(owner, home.id, name);
  const body = { inquiryId, ...(await ownersAttestation(owner, home.id)) };
  const bundle = await callAs(owner.token)<BundleView>("POST", `/investor-application/${home.id}`, body);
  return { bundle, email };
}

/** An invited person, with the account that the link in their mail gives them. */
export async function anApplicant(name: string, email: string): Promise<Applicant> {
  const { text } = await mailTo(email, /\/activate\?/);
  const link = new URL(/https?:\/\/\S*\/activate\?\S+/.exec(text)![0]);
  const { accessToken } = await callAs()<{ accessToken: string }>("POST", "/auth/renter-activate-creds", {
    activationToken: link.searchParams.get("token"),
    password,
  });
  return { name, email, token: accessToken, applicationId: link.searchParams.get("next")!.split("/").at(-1)! };
}

/** Invites another person into an applicant's household. */
export async function invite(by: Applicant, type: InvitedType, name: string): Promise<Applicant> {
  const email = newAddress("invited");
  await callAs(by.token)("POST", `/renter-application/${by.applicationId}/invite`, { type, name, email });
  return anApplicant(name, email);
}

/** Fills an application and attaches its files, all that its own sections ask for. */
export async function complete(
  applicant: Applicant,
  type: ApplicationType,
  files?: readonly PaperFile[],
): Promise<void> {
  await fill(callAs(applicant.token), pathOf(applicant), applicant.name, type);
  for (const file of isAsked(type, "documents") ? (files ?? (await papers())) : []) await attach(applicant, file);
}

/** Completes an application and submits it. */
export async function submit(applicant: Applicant, type: ApplicationType, files?: readonly PaperFile[]): Promise<void> {
  await complete(applicant, type, files);
  await handIn(applicant);
}

/** Submits an application that is complete. */
export const handIn = (applicant: Applicant): Promise<unknown> =>
  callAs(applicant.token)("POST", `${pathOf(applicant)}/submit`, { certifies: true });

const pathOf = ({ applicationId }: Applicant): string => `/renter-application/${applicationId}`;

async function fill(call: Call, path: string, fullName: string, type: ApplicationType): Promise<void> {
  const { savedAt } = await call<RenterApplicationView>("GET", path);
  const answers = answersOfApplicant(fullName, person, Temporal.PlainDate.from(firstMorning.slice(0, 10)));
  for (const section of Object.keys(answers) as AnswerSection[])
    if (isAsked(type, section))
      await call("PATCH", path, { section, answers: answers[section], seenAt: savedAt[section] ?? null });
}

export async function attach({ token, applicationId }: Applicant, { kind, name, bytes }: PaperFile): Promise<void> {
  const form = new FormData();
  form.append("kind", kind);
  form.append("file", new Blob([Uint8Array.from(bytes)]), name);
  const reply = await fetch(`${productUrl()}/api/application-file/${applicationId}`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  if (!reply.ok) throw new Error(`${name} was not taken: ${reply.status} ${await reply.text()}`);
}

/** A file of each kind that is shown: pictures, a PDF of two pages, and one that is not previewed. */
export async function papers(): Promise<PaperFile[]> {
  const [id, terrier] = await Promise.all(["kitchen", "yard"].map(photoOf));
  const letter = readFileSync(new URL("letter.docx", import.meta.url));
  return [
    { kind: "PHOTO_ID", name: "driver-license.webp", bytes: id! },
    { kind: "PROOF_OF_INCOME", name: "pay-stub.pdf", bytes: aPdf(["Pay stub of November", "Pay stub of October"]) },
    { kind: "ADDITIONAL", name: "letter.docx", bytes: letter },
    { kind: "PET_PHOTO", name: "terrier.webp", bytes: terrier! },
  ];
}

/** A PDF with one line of text on each page, in a font that it names and does not carry. */
export function aPdf(lines: readonly string[]): Buffer {
  const kids = lines.map((_, place) => `${4 + 2 * place} 0 R`).join(" ");
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Kids [${kids}] /Count ${lines.length} /MediaBox [0 0 612 792] >>`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
    ...lines.flatMap((line, place) => {
      const drawn = `BT /F1 28 Tf 72 680 Td (${line}) Tj ET`;
      return [
        `<< /Type /Page /Parent 2 0 R /Contents ${5 + 2 * place} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
        `<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`,
      ];
    }),
  ];
  let text = "%PDF-1.4\n";
  const places = objects.map((object, place) => {
    const at = text.length;
    text += `${place + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const table = places.map((at) => `${String(at).padStart(10, "0")} 00000 n \n`).join("");
  const size = objects.length + 1;
  return Buffer.from(
    `${text}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`,
  );
}
