import { zoneText } from "../saying/time-text.ts";
import { fact, type Topic, told } from "./topic.ts";

/** What words of Piper's own mean, asked by whoever has just read them. */
export const meaningTopics: Topic[] = [
  {
    key: "meaning.case_by_case",
    label: { en: "what case by case means", es: "qué quiere decir caso por caso" },
    asked: {
      en: ["what .. case by case mean; what is case by case; mean by case by case; case by case mean"],
      es: ["que quiere decir caso por caso; que significa caso por caso"],
    },
    answer: ({ ownerName }) =>
      told(
        `It means that ${ownerName} decides on each pet individually. Tell me the breed and weight, and I'll ask.`,
        `Quiere decir que ${ownerName} decide sobre cada animal y no por una regla. Dígame la raza y el peso, y le pregunto.`,
        fact("owner.firstName", ownerName),
      ),
  },
  {
    key: "meaning.who_decides",
    label: { en: "who decides", es: "quién decide" },
    asked: {
      en: ["who decides; who decide that; who makes the decision; who gets to decide; who has the final say"],
      es: ["quien decide"],
    },
    answer: ({ ownerName }) =>
      told(
        `${ownerName}, the owner, decides.`,
        `${ownerName}, quien renta la vivienda.`,
        fact("owner.firstName", ownerName),
      ),
  },
  {
    key: "meaning.time_zone",
    label: { en: "the time zone", es: "la zona horaria" },
    asked: {
      en: [
        "eastern|central|mountain|pacific time; which|what|your|my time zone; time zone; (is that|are those|is it) .. eastern|pacific",
        "est or cst; eastern or central; my time or yours",
      ],
      es: ["hora del este|centro|pacifico; hora de este o; zona horaria; horario del este|centro|pacifico"],
    },
    answer: ({ home, now }) => {
      const zone = zoneText(now.toZonedDateTimeISO(home.timeZone));
      return told(
        `Times here are in the home's own time zone, ${zone}.`,
        `Las horas son las del lugar de la vivienda, ${zone}.`,
        fact("timeZone", home.timeZone),
      );
    },
  },
  {
    key: "meaning.move_in",
    label: { en: "what moving in means", es: "qué quiere decir mudarse" },
    asked: {
      en: [
        "mean by move in; mean by moving in; what .. move in mean; what .. move in date mean",
        "what is a move in date",
      ],
    },
    answer: ({ home }) =>
      told(
        "It's the day you'd like to start living there.",
        "Es el día desde el que quisiera vivir ahí.",
        fact("leaseConditions.desiredLeasingDate", home.leaseConditions?.desiredLeasingDate ?? "none"),
      ),
  },
];
