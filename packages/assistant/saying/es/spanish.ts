import type { Words } from "../saying.ts";
import { application } from "./application.ts";
import { courtesies } from "./courtesies.ts";
import { fairHousing } from "./fair-housing.ts";
import { news } from "./news.ts";
import { owner } from "./owner.ts";
import { privacy } from "./privacy.ts";
import { qualification } from "./qualification.ts";
import { questions } from "./questions.ts";
import { showings } from "./showings.ts";
import { times } from "./times.ts";
import { trouble } from "./trouble.ts";

/** All that Piper says in Spanish. */
export const spanish: Words = {
  ...questions,
  ...times,
  ...showings,
  ...qualification,
  ...owner,
  ...trouble,
  ...fairHousing,
  ...privacy,
  ...application,
  ...courtesies,
  ...news,
};
