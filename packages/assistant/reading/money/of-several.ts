import { readerOf } from "../text/word-table.ts";

/*
 * Words by which figures are those of several who earn rather than of one: "our incomes are 2,100 2,300", "we both work 30
 * hours".
 */

const toldIn = readerOf({
  incomes: {
    en: ["our|their|both|two incomes|salaries|paychecks; incomes are; both|each; us two; two of us"],
    es: ["nuestros|los|dos|ambos ingresos|salarios; los|las dos; cada uno|una|quien; ambos; ambas"],
  },
  hours: {
    en: ["we|both|us . work|do; each . work|works|does; same hours; hours each"],
    es: ["trabajamos|hacemos; los|las dos; cada uno|una|quien; mismas horas"],
  },
  "full-time": { en: ["full time; fulltime"], es: ["tiempo completo"] },
});

/** Whether a text tells of the incomes of several. */
export const tellsOfSeveralIncomes = (text: string): boolean => toldIn(text).has("incomes");

/** Whether the hours that a text tells are those of all who earn. */
export const areHoursOfAll = (text: string): boolean => toldIn(text).has("hours");

/** Whether a text tells of work full time. */
export const tellsFullTime = (text: string): boolean => toldIn(text).has("full-time");
