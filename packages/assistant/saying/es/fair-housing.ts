import type { Blamed } from "../../heard/signals.ts";
import { capital } from "../../topics/topic.ts";
import { sentences } from "../endings.ts";
import type { WordsOf } from "../saying.ts";
import type { FairHousingSaying } from "../subjects.ts";

const traits: Record<Blamed, string> = {
  voucher: "tener un vale de vivienda",
  children: "tener hijos",
  "assistance-animal": "tener un animal de asistencia",
  disability: "tener una discapacidad",
};

const sameForAll = "Cualquier persona puede solicitarla, con los mismos criterios para todos.";
const notOfAreas = "No puedo describir quién vive en una zona ni calificar su seguridad o sus escuelas.";
const publicSources =
  "Le pueden ayudar fuentes públicas como el mapa de delitos de la policía y los informes escolares del estado.";

export const fairHousing: WordsOf<FairHousingSaying> = {
  "never-counts": ({ trait }) => [
    `No, ${traits[trait]} nunca cuenta en su contra aquí.`,
    `No. ${capital(traits[trait])} nunca cuenta en contra de nadie.`,
  ],
  "everyone-welcome": () => [
    "Todos son bienvenidos a verla y a solicitarla, y los mismos criterios aplican para todos.",
    "Sí, todos son bienvenidos, y los mismos criterios aplican para todos.",
  ],
  "children-welcome": ({ isBeside }) =>
    isBeside
      ? "Sí, los niños son bienvenidos."
      : [
          "Sí, los niños son bienvenidos. Todos pueden solicitar, y los mismos criterios aplican para todos.",
          "Sí, los niños son bienvenidos, y los mismos criterios aplican para todos.",
        ],
  "fair-housing": () => [
    sentences(sameForAll, notOfAreas, publicSources),
    "No puedo opinar de eso, pero todos son bienvenidos con los mismos criterios. Pregúnteme sobre la vivienda.",
  ],
  accommodation: (_, { owner }) => [
    `Gracias por decírmelo. Se lo envié a ${owner}, que le responderá directamente. Si algo le puede ayudar en la visita, dígamelo.`,
    `Le envié su solicitud a ${owner}, que le responderá directamente.`,
  ],
};
