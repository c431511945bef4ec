import { type DocumentKind, documentLimits } from "@porchlight/domain/applications/documents.ts";

type KindWords = { title: string; hint: string; add: string };

/** The words of adding files, in English. */
export const documents = {
  kinds: {
    PHOTO_ID: {
      title: "Photo ID",
      hint: "Driver’s license, state ID or passport, both sides if it has two",
      add: "Add photo ID",
    },
    PROOF_OF_INCOME: {
      title: "Proof of income",
      hint: "Two recent pay stubs, an offer letter, a benefit letter or a bank statement",
      add: "Add proof of income",
    },
    ADDITIONAL: { title: "Anything else", hint: "A note or a reference letter", add: "Add a file" },
    OWN_REPORT: {
      title: "Your own screening report",
      hint: "A report from a screening company or credit bureau, made in the last 30 days",
      add: "Add your report",
    },
    PET_PHOTO: { title: "Photos of your pets", hint: "Images only", add: "Add photos" },
  } satisfies Record<DocumentKind, KindWords>,
  pending: "Pending",
  sending: (percent: number, sent: string, size: string) => `${percent}%, ${sent} of ${size}`,
  processing: "Processing",
  added: (size: string) => `Added, ${size}`,
  failed: (name: string) => `Unable to upload ${name}`,
  cancel: (name: string) => `Cancel ${name}`,
  retry: (name: string) => `Retry ${name}`,
  dismiss: (name: string) => `Dismiss ${name}`,
  remove: (name: string) => `Delete ${name}`,
  removeTitle: "Delete this file?",
  removeText: (name: string) => `${name} will be deleted from your application.`,
  removeVerb: "Delete",
  open: (name: string) => `Open ${name}`,
  allowed: `You can upload up to ${documentLimits.maxFiles} files`,
  tooLarge: "Maximum file size is 25MB",
  wrongKind: "Only images, PDF, DOC and DOCX files are allowed",
  onlyImages: "Only image files are allowed",
  otherImage: "This kind of image isn’t supported. Please save it as a JPEG or PNG",
};
