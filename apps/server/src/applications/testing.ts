import type { ApplicationView, BundleView, DocumentView } from "@porchlight/contract/applications.ts";
import type { PropertyView } from "@porchlight/contract/properties.ts";
import type { RenterApplicationView } from "@porchlight/contract/renter-applications.ts";
import { type Answers, noPetCounts } from "@porchlight/domain/applications/answers.ts";
import type { ApplicationType } from "@porchlight/domain/applications/roles.ts";
import { callAs } from "../testing/homes.ts";
import { aSignedInOwner, type SignedInOwner } from "../testing/people.ts";
import { type Answer, type Reached, startTestProduct, type TestProduct } from "../testing/product.ts";
import { mailsTo } from "../testing/renters.ts";

/** Answers that leave nothing missing, beside files. */
export const fullAnswers: Answers = {
  contact: { fullName: "Jordan Avery", phoneNumber: "+15035550171" },
  about: {
    aboutYou: "I work downtown and am moving closer to it.",
    isSmoker: false,
    desiredMoveInDate: "2026-12-05",
    isMoveInDateFlexible: true,
  },
  household: { numberOfOccupantsUnderEighteen: 1 },
  pets: { hasPets: true, petDetails: "A terrier", ...noPetCounts, numberOfSmallDogs: 1 },
  residence: {
    residences: [
      {
        id: "0198c9a0-0000-7000-8000-000000000001",
        type: "CURRENT",
        address: "12 Pine St, Portland, OR",
        moveInDate: "2023-05-01",
        moveOutDate: null,
        status: "RENTED",
        monthlyRent: 1800,
        moveOutReason: null,
        landlordName: "Lee Park",
        landlordEmail: null,
        landlordPhone: "+15035550172",
      },
    ],
  },
  income: {
    employments: [
      {
        id: "0198c9a0-0000-7000-8000-000000000002",
        type: "CURRENT",
        startDate: "2022-01-10",
        endDate: null,
        jobTitle: "Baker",
        companyName: "Rise Bakery",
        netIncome: 5000,
        managerName: null,
        managerPhone: null,
        managerEmail: null,
      },
    ],
    otherIncome: [{ id: "0198c9a0-0000-7000-8000-000000000003", source: "Pension", monthlyAmount: 500 }],
    incomeNote: null,
  },
  references: {
    references: [
      {
        id: "0198c9a0-0000-7000-8000-000000000004",
        relationship: "Colleague",
        fullName: "Nia Cole",
        phoneNumber: "+15035550173",
        email: null,
      },
    ],
  },
};

/** Gives the owner the address that sending an application asks for. */
export const giveAddress = (product: Reached, owner: SignedInOwner) =>
  callAs(product, owner)("PUT", "/investor/address", {
    address: "1 Main St",
    city: "Portland",
    state: "OR",
    zip: "97201",
    latitude: 45.5,
    longitude: -122.6,
  });

/** An owner who may send applications. */
export async function anOwnerWithAddress(product: Reached): Promise<SignedInOwner> {
  const owner = await aSignedInOwner(product);
  await giveAddress(product, owner);
  return owner;
}

/** A product on a Monday morning, and an owner who may send applications. */
export async function startForApplications(
  environment: Record<string, string> = {},
): Promise<{ product: TestProduct; owner: SignedInOwner }> {
  const product = await startTestProduct(environment);
  await product.setClock("2026-11-23T15:00:00Z");
  return { product, owner: await anOwnerWithAddress(product) };
}

/** A lead whom the owner added by hand. */
export async function aLead(
  product: Reached,
  owner: SignedInOwner,
  home: PropertyView,
  email: string,
  name = "Jordan Avery",
) {
  const added = await callAs(product, owner)<{ inquiryId: string }>("POST", "/leads/silent", {
    propertyId: home.id,
    name,
    email,
    action: "SEND_APPLICATION",
  });
  await product.settled();
  return added.inquiryId;
}

/** Sends an application to a new lead. */
export async function anApplicationSent(
  product: TestProduct,
  owner: SignedInOwner,
  home: PropertyView,
  email: string,
): Promise<BundleView> {
  const inquiryId = await aLead(product, owner, home, email);
  const sent = await callAs(product, owner)<BundleView>("POST", `/investor-application/${home.id}`, { inquiryId });
  await product.settled();
  return sent;
}

export type SignedInRenter = { token: string; applicationId: string };

const activationLink = /https?:\/\/\S*\/activate\?\S+/;

/** Activates the account of an invited person by the newest link that was mailed to them. */
export async function activated(product: Reached, email: string): Promise<SignedInRenter> {
  const mail = (await mailsTo(product, email)).find(({ text }) => activationLink.test(text));
  const link = new URL(activationLink.exec(mail!.text)![0]);
  const { status, body } = await product.api<{ accessToken: string }>("POST", "/auth/renter-activate-creds", {
    body: { activationToken: link.searchParams.get("token"), password: "Lantern#2026" },
  });
  if (status >= 300) throw new Error(`activation answered ${status}`);
  return { token: body.accessToken, applicationId: link.searchParams.get("next")!.split("/").at(-1)! };
}

export const applicationOf = async (product: Reached, { token, applicationId }: SignedInRenter) =>
  (await product.api<RenterApplicationView>("GET", `/renter-application/${applicationId}`, { token })).body;

/** Saves one section as a device that knows the newest answers does. */
export async function save<Section extends keyof Answers>(
  product: TestProduct,
  renter: SignedInRenter,
  section: Section,
  answers: Answers[Section],
): Promise<Answer<{ savedAt: string }>> {
  const { savedAt } = await applicationOf(product, renter);
  return product.api("PATCH", `/renter-application/${renter.applicationId}`, {
    token: renter.token,
    body: { section, answers, seenAt: savedAt[section] ?? null },
  });
}

const sections = Object.keys(fullAnswers) as (keyof Answers)[];
/** The sections with answers in the form of each role. */
export const sectionsOfRole: Record<ApplicationType, (keyof Answers)[]> = {
  APPLICANT: sections,
  CO_APPLICANT: sections.filter((section) => section !== "household"),
  CO_SIGNER: ["contact", "income"],
};

/** Fills every section of a person's form, without files. */
export async function filled(product: TestProduct, renter: SignedInRenter, type: ApplicationType): Promise<void> {
  for (const section of sectionsOfRole[type]) {
    const { status } = await save(product, renter, section, fullAnswers[section]);
    if (status >= 300) throw new Error(`saving ${section} answered ${status}`);
  }
}

/** The smallest PDF that is one. */
const paper =
  "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n";

/** Uploads a file to a person's application. */
export async function upload(
  product: Pick<TestProduct, "url">,
  { token, applicationId }: SignedInRenter,
  kind: string,
  file: Blob = new Blob([paper]),
  name = "paper.pdf",
): Promise<{ status: number; body: DocumentView & { code?: string } }> {
  const form = new FormData();
  form.append("kind", kind);
  form.append("file", file, name);
  const reply = await fetch(`${product.url}/api/application-file/${applicationId}`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  return { status: reply.status, body: (await reply.json()) as DocumentView & { code?: string } };
}

/** Fills a person's form with all that their role needs, files too. */
export async function completed(product: TestProduct, renter: SignedInRenter, type: ApplicationType): Promise<void> {
  await filled(product, renter, type);
  if (type === "CO_SIGNER") return;
  for (const kind of ["PHOTO_ID", "PROOF_OF_INCOME"]) {
    const { status } = await upload(product, renter, kind);
    if (status >= 300) throw new Error(`uploading a file answered ${status}`);
  }
}

/** A bundle whose one applicant has submitted. */
export async function aSubmittedBundle(
  product: TestProduct,
  owner: SignedInOwner,
  home: PropertyView,
  email: string,
): Promise<{ bundleId: string; renter: SignedInRenter }> {
  const { id: bundleId } = await anApplicationSent(product, owner, home, email);
  const renter = await activated(product, email);
  await completed(product, renter, "APPLICANT");
  const { status } = await submitted(product, renter);
  if (status !== 200) throw new Error(`submitting answered ${status}`);
  await product.settled();
  return { bundleId, renter };
}

export const submitted = (product: TestProduct, { token, applicationId }: SignedInRenter) =>
  product.api<RenterApplicationView & { code?: string }>("POST", `/renter-application/${applicationId}/submit`, {
    token,
    body: { certifies: true },
  });

export const applicationsOf = (product: TestProduct, owner: SignedInOwner, bundleId: string) =>
  callAs(product, owner)<ApplicationView[]>("GET", `/investor-application/application-bundle/${bundleId}/applications`);
