import { withSpokenContact } from "./spoken-contact.ts";

/** An e-mail address, and a number of ten digits, as written. */
export const email = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/;
export const phone = /(?<![\d$])(?:\+?1[\s.-]?)?\(?([2-9]\d{2})\)?[\s.-]?(\d{3})[\s.-]?(\d{4})(?!\d)/;

/** A text without the numbers one is called by: their digits are no score and no income. */
export const withoutPhones = (text: string): string => {
  const written = withSpokenContact(text);
  return phone.test(written) ? written.replace(allPhones, " ") : text;
};

const allPhones = new RegExp(phone, "g");

/** Right before an address or a number. */
export const reach = `(?=${email.source}|${phone.source})`;

/** Every address and number of a text. */
export const reaches = new RegExp(`${email.source}|${phone.source}`, "g");
