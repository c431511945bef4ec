import type { FederalRow } from "@porchlight/domain/applications/law/law-row.ts";
import type { Language } from "@porchlight/domain/kernel/languages.ts";
import { withPeriod } from "@porchlight/domain/kernel/sentence-ends.ts";
import type { ReportAgency } from "@porchlight/domain/screening/report-agency.ts";
import type { CreditScore } from "@porchlight/domain/screening/summary.ts";

/** The version of the wording, kept with each notice. */
export const noticeVersion = "2026-11-29";

/** Who a notice is to, and about what. `day` is that of the decision, in words. */
export type NoticeNames = { first: string; home: string; owner: string; day: string };

type Told = NoticeNames & {
  /** Whose report it was. */
  agency: ReportAgency;
  score: CreditScore | null;
  /** The day of the reports, in words. */
  reportDay: string;
  /** The law that has the notice sent. */
  law: FederalRow;
};

/** The words of a notice: who decided, the agency and that it did not, and the person's rights. */
export type NoticeWords = { subject: string; lines: readonly string[] };

/** An agency with where it is reached, as in "Acme Reports, 12 Main St, Denver, 1-800-555-0142". */
const reachable = ({ name, address, phone }: ReportAgency): string => [name, address, phone].filter(Boolean).join(", ");

const aboutInquiries = /inquir/i;

/** Returns the key factors of a score: up to so many, and one about inquiries beside them. */
export function keyFactors(factors: readonly string[], most: number): string[] {
  const first = factors.slice(0, most);
  const inquiries = factors.slice(most).find((factor) => aboutInquiries.test(factor));
  return inquiries ? [...first, inquiries] : first;
}

const english = ({ first, home, owner, day, agency, score, reportDay, law }: Told): NoticeWords => ({
  subject: `Notice about your application for ${home}`,
  lines: [
    `Hi ${first}, on ${day}, ${owner} decided not to accept the application for ${home}.`,
    `The decision was based in whole or in part on a report about you from ${withPeriod(reachable(agency))}`,
    `${agency.name} did not make the decision and can’t tell you why it was made.`,
    `You can get a free copy of your report from ${agency.name} by asking for it within ${law.value.freeCopyDays} days. You can also dispute with ${agency.name} anything in it that is inaccurate or incomplete.`,
    ...(score && "value" in score
      ? [
          `Your credit score (${score.name}) was ${score.value}, on a scale from ${score.range.low} to ${score.range.high}, on ${reportDay}. It came from ${withPeriod(agency.name)}`,
          ...keyFactors(score.factors, law.value.mostKeyFactors).map(
            (factor) => `A key factor in your score: ${factor}`,
          ),
        ]
      : []),
    `You have these rights under federal law: ${law.source}.`,
  ],
});

const spanish = ({ first, home, owner, day, agency, score, reportDay, law }: Told): NoticeWords => ({
  subject: `Aviso sobre su solicitud para ${home}`,
  lines: [
    `Hola, ${first}: el ${day}, ${owner} decidió no aceptar la solicitud para ${home}.`,
    `La decisión se basó, en todo o en parte, en un informe sobre usted de ${withPeriod(reachable(agency))}`,
    `${agency.name} no tomó la decisión y no puede decirle por qué se tomó.`,
    `Puede obtener gratis una copia de su informe de ${agency.name} si la pide en un plazo de ${law.value.freeCopyDays} días. También puede disputar ante ${agency.name} todo lo que sea inexacto o esté incompleto.`,
    ...(score && "value" in score
      ? [
          `Su puntaje de crédito (${score.name}) fue ${score.value}, en una escala de ${score.range.low} a ${score.range.high}, el ${reportDay}. Provino de ${withPeriod(agency.name)}`,
          ...keyFactors(score.factors, law.value.mostKeyFactors).map(
            (factor) => `Un factor principal de su puntaje: ${factor}`,
          ),
        ]
      : []),
    `Tiene estos derechos por la ley federal: ${law.source}.`,
  ],
});

export const noticeCatalogs: Record<Language, (told: Told) => NoticeWords> = { en: english, es: spanish };
