import type { Frame } from "../saying.ts";

export const frame: Frame = {
  introduction: ({ owner }) => `Hola, soy Piper, el asistente automático de ${owner}.`,
  again: "Como le decía:",
  wayOut: "Responda STOP para no recibir más mensajes.",
};
