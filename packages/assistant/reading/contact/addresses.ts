import { withSpokenContact } from "./spoken-contact.ts";

/** An e-mail address, and a number of ten digits, as written. */
export const email = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/;
export const phone = /(?<![\d$])(?:\+?1[\s.-]?)?\(?([2-9]\d{2})\)?[\s.-]?(\d{3})[\s.-]?(\d{4})(?!\d)/;

/** "937-555-01", cut off: of two strokes, as no range is. */
const cutOff = /(?<![\d$-])[2-9]\d{2}-\d{3}-\d{0,3}(?!\d)/g;
/** A text without the numbers one is called by, cut off or not: their digits are no score and no income. */
export const withoutPhones = (text: string): string => {
  const written = withSpokenContact(text);
  return (phone.test(written) ? written.replace(allPhones, " ") : text).replace(cutOff, " ");
};

/** "503-555-01", "555-0142": a number that lacks some of its digits; "702 668 630" are three scores. */
const shortPhone =
  /(?<![\d$.-])\(?[2-9]\d{2}\)?(?:[\s.-]\d{3}(?:[.-]?\d{1,3}|\s(?:0\d{0,2}|\d{1,2}))|[.-]\d{4}|\d{4,6})(?![\d-])/;
const allShortPhones = new RegExp(shortPhone, "g");
/** A text without the numbers that lack digits: what is there of them is no score. */
export const withoutShortPhones = (text: string): string => text.replace(allShortPhones, " ");
export const givesShortNumber = (text: string): boolean => !phone.test(text) && shortPhone.test(text);

const allPhones = new RegExp(phone, "g");

/** Right before an address or a number. */
export const reach = `(?=${email.source}|${phone.source})`;

/** Every address and number of a text. */
export const reaches = new RegExp(`${email.source}|${phone.source}`, "g");
