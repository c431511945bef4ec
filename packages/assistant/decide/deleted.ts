import { deletedIn } from "../dialogue/told-before.ts";
import type { Deletable } from "../reading/questions/deletion-asked.ts";
import type { Said } from "../topics/topic.ts";
import type { Draft } from "./draft.ts";

const things: Record<Deletable, Said> = {
  monthlyIncome: { en: "the income", es: "el ingreso" },
  creditScore: { en: "the credit score", es: "el puntaje de crédito" },
  moveIn: { en: "the move-in date", es: "la fecha de mudanza" },
  pets: { en: "the pets", es: "las mascotas" },
  occupants: { en: "the number of people", es: "el número de personas" },
};

/** Says what was told before and is deleted now. */
export function sayDeleted({ heard, says }: Draft): void {
  const deleted = heard === null ? [] : deletedIn(heard);
  if (deleted.length > 0) says.push({ say: "told-deleted", things: deleted.map((fact) => things[fact]) });
}
