import type { Language } from "@porchlight/domain/kernel/languages.ts";
import { product } from "../../product.ts";

const english = {
  home: `${product.name} home`,
  skip: "Skip to content",
  noScript: "Turn on JavaScript in your browser to log in or sign up.",
  typingKept: "You've been signed out. Log in again. We saved what you were typing.",
  notLoaded: "Something went wrong. Check your connection and reload the page.",
};

const spanish: typeof english = {
  home: `Inicio de ${product.name}`,
  skip: "Ir al contenido",
  noScript: "Active JavaScript en su navegador para iniciar sesión o activar su cuenta.",
  typingKept: "Se cerró su sesión. Inicie sesión otra vez. Guardamos lo que estaba escribiendo.",
  notLoaded: "Algo salió mal. Revise su conexión y vuelva a cargar la página.",
};

/** The words around an account page, which the server alone renders, in each language. */
export const documentWords = { en: english, es: spanish } satisfies Record<Language, typeof english>;
