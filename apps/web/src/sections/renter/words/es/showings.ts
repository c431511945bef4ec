import type { RenterWords } from "../words.ts";

/** The words of the renter's showings on their own page, in US Spanish. */
export const showings: RenterWords["showings"] = {
  title: "Sus visitas",
  with: (owner) => `Con ${owner}`,
  status: { asked: "Falta la confirmación", confirmed: "Confirmada", proposed: "Nueva hora propuesta" },
  proposed: (owner, time) => `${owner} propuso otra hora: ${time}. Responda si le queda bien.`,
  manage: "Ver o cambiar la visita",
  manageOf: (home, time) => `Ver o cambiar la visita: ${home}, ${time}`,
  askPiper: "Preguntar a Piper",
  askPiperOf: (home) => `Preguntar a Piper sobre ${home}`,
};
