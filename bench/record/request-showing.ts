import type { Recorder } from "./recorder.ts";

type Wish = {
  slug: string;
  tourType: string;
  /** Which of the free times. */
  place: number;
  contact: object;
  answers?: object;
};
export type Requested = { token: string; manageUrl: string | null };

/** Asks for one of a home's free times by its page's form, as a renter who meets what its owner looks for. */
export async function requestShowing(recorder: Recorder, wish: Wish): Promise<Requested> {
  const { slug, tourType, place, contact, answers } = wish;
  const { openings } = await recorder.call<{ openings: { startsAt: string }[] }>(
    "GET",
    `/public/listing/${slug}/openings?tourType=${tourType}`,
  );
  return recorder.call<Requested>("POST", "/public/showing-request", {
    body: {
      slug,
      startsAt: openings[place]!.startsAt,
      tourType,
      contact,
      answers: {
        moveInDate: "2026-12-12",
        monthlyIncome: 7000,
        creditScore: { low: 700, high: 700 },
        pets: [],
        ...answers,
      },
      clientRequestId: crypto.randomUUID(),
    },
  });
}

/** The token of the link that a renter's showing has. */
export const linkOf = ({ manageUrl }: Requested): string => manageUrl!.split("/").at(-1)!;
