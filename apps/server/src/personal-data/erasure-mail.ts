import { oneTimeCode } from "@porchlight/domain/accounts/account.ts";
import { brand } from "@porchlight/domain/kernel/brand.ts";
import type { Language } from "@porchlight/domain/kernel/languages.ts";
import { firstNameOf } from "@porchlight/domain/kernel/names.ts";
import type { QueuedMail } from "../deliveries/queue.ts";
import { renderMail } from "../platform/mail/layout.ts";

const english = {
  subject: `Your code to erase your ${brand.product} data`,
  title: "Erase your data",
  preview: `Enter this code to erase your data and account. It’s valid for ${oneTimeCode.minutes} minutes.`,
  ask: (first: string) => `Hi ${first}, enter this code to erase your data and account. This can’t be undone.`,
  validity: `It’s valid for ${oneTimeCode.minutes} minutes and works once.`,
  secrecy: `No one at ${brand.product} will ever ask you for this code.`,
  footer: `Someone who is logged in to your ${brand.product} account asked for this code. If it wasn’t you, set a new password.`,
};
const spanish: typeof english = {
  subject: `Su código para borrar sus datos de ${brand.product}`,
  title: "Borrar sus datos",
  preview: `Ingrese este código para borrar sus datos y su cuenta. Es válido por ${oneTimeCode.minutes} minutos.`,
  ask: (first) => `Hola, ${first}: ingrese este código para borrar sus datos y su cuenta. No se puede deshacer.`,
  validity: `Es válido por ${oneTimeCode.minutes} minutos y funciona una sola vez.`,
  secrecy: `Nadie de ${brand.product} le pedirá nunca este código.`,
  footer: `Alguien que inició sesión en su cuenta de ${brand.product} pidió este código. Si no fue usted, cambie su contraseña.`,
};
const catalogs = { en: english, es: spanish } satisfies Record<Language, typeof english>;

/** The code with which a renter confirms that their data is erased. */
export function erasureCodeMail(to: { name: string; email: string }, code: number, language: Language): QueuedMail {
  const words = catalogs[language];
  return {
    to: to.email,
    toName: to.name,
    subject: words.subject,
    secret: true,
    ...renderMail({
      title: words.title,
      preview: words.preview,
      blocks: [
        { kind: "paragraph", words: words.ask(firstNameOf(to.name)) },
        { kind: "code", code: String(code) },
        { kind: "paragraph", words: words.validity },
        { kind: "small", words: words.secrecy },
      ],
      footer: [words.footer],
      language,
    }),
  };
}
