import type { Language } from "@porchlight/domain/kernel/languages.ts";
import type { NoticeNames, NoticeWords } from "./notice-words.ts";

/** `reasons` are those about this person; `appealDays` is null where the law names no days. */
type Told = NoticeNames & { reasons: readonly string[]; appealDays: number | null };

const english = ({ first, home, owner, day, reasons, appealDays }: Told): NoticeWords => ({
  subject: `Your conditional offer for ${home} was withdrawn`,
  lines: [
    `Hi ${first}, on ${day}, ${owner} withdrew the conditional offer for ${home}.`,
    ...(reasons.length > 0
      ? reasons.map((reason) => `The reason ${owner} gave: ${reason}`)
      : ["Reasons about one person are shared with that person alone."]),
    ...(appealDays === null
      ? [
          `You can ask ${owner} for the information behind the decision.`,
          "The rules where the home is may give you more rights, such as answering or appealing.",
        ]
      : [
          `You have ${appealDays} days from ${day} to ask ${owner} for the information behind the decision and to appeal it.`,
        ]),
  ],
});

const spanish = ({ first, home, owner, day, reasons, appealDays }: Told): NoticeWords => ({
  subject: `Se retiró su oferta condicional para ${home}`,
  lines: [
    `Hola, ${first}: el ${day}, ${owner} retiró la oferta condicional para ${home}.`,
    ...(reasons.length > 0
      ? reasons.map((reason) => `La razón que dio ${owner}: ${reason}`)
      : ["Las razones sobre una persona se le comunican solo a esa persona."]),
    ...(appealDays === null
      ? [
          `Puede pedirle a ${owner} la información en que se basó la decisión.`,
          "Las reglas del lugar donde está la vivienda pueden darle más derechos, como responder o apelar.",
        ]
      : [
          `Tiene ${appealDays} días a partir del ${day} para pedirle a ${owner} la información en que se basó la decisión y para apelar.`,
        ]),
  ],
});

export const withdrawalCatalogs: Record<Language, (told: Told) => NoticeWords> = { en: english, es: spanish };
