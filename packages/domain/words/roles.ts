import type { ApplicationType, InvitedType } from "../applications/roles.ts";
import type { Language } from "../kernel/languages.ts";
import { applicationTypeLabels } from "./labels.ts";

/** The words of one language for each role in an application: to the person who has it, and to the one who invites. */
type RoleWords = {
  labels: Record<ApplicationType, string>;
  means: Record<ApplicationType, string>;
  invitedMeans: Record<InvitedType, string>;
};

export const roleWords: Record<Language, RoleWords> = {
  en: {
    labels: applicationTypeLabels,
    means: {
      APPLICANT: "You’ll live here, and you can invite others to apply with you.",
      CO_APPLICANT: "You’ll live here with the person who invited you.",
      CO_SIGNER: "You back the lease, and won’t live here.",
    },
    invitedMeans: {
      CO_APPLICANT: "Will live here with you.",
      CO_SIGNER: "Backs the lease, and won’t live here.",
    },
  },
  es: {
    labels: { APPLICANT: "Solicitante", CO_APPLICANT: "Cosolicitante", CO_SIGNER: "Aval" },
    means: {
      APPLICANT: "Usted vivirá aquí y puede invitar a otras personas a participar.",
      CO_APPLICANT: "Usted vivirá aquí con la persona que le invitó.",
      CO_SIGNER: "Usted respalda el contrato y no vivirá aquí.",
    },
    invitedMeans: {
      CO_APPLICANT: "Vivirá aquí con usted.",
      CO_SIGNER: "Respalda el contrato y no vivirá aquí.",
    },
  },
};
