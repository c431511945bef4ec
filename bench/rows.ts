import { answersSaved } from "./applications/answers.ts";
import { reviewOfHousehold } from "./applications/review.ts";
import { uploadsAtOnce } from "./applications/uploads.ts";
import { dashboard } from "./cockpit/dashboard.ts";
import { inquiryDownload } from "./cockpit/inquiry-download.ts";
import { propertyFeed } from "./cockpit/property-feed.ts";
import { faults } from "./faults/faults.ts";
import { feedOfManyListings } from "./feed/many-listings.ts";
import { growth } from "./growth/growth.ts";
import { hostileMail } from "./http/hostile-mail.ts";
import { newLeads } from "./http/new-leads.ts";
import { oneHome } from "./http/one-home.ts";
import { photosAtOnce } from "./http/photos.ts";
import { portfolioOfMany } from "./http/portfolio.ts";
import { firstLoad } from "./page/first-load.ts";
import { listingPage } from "./page/listing-page.ts";
import { identicalOpenings, openingsOfAMonth } from "./pure/openings.ts";
import { piperTurn } from "./pure/piper.ts";
import { inboundReply } from "./showings/inbound-reply.ts";
import { showingRace } from "./showings/showing-race.ts";
import { atRest } from "./start/at-rest.ts";

export type Row = { about: string; run(): Promise<void> | void };

/** Every row by the name it is asked for. */
export const rows: Record<string, Row> = {
  "one-home": { about: "GET property/{id} against a ready document read by key", run: oneHome },
  portfolio: { about: "GET property/portfolio of 100 against ready cards read by key", run: portfolioOfMany },
  "new-leads": { about: "POST leads, durable, against the same rows inserted bare", run: newLeads },
  review: { about: "what the review page of four asks for against the same rows read bare", run: reviewOfHousehold },
  answers: { about: "one section of an application saved against the bare update", run: answersSaved },
  uploads: { about: "30 files of 20 MB uploaded 6 at a time, peak memory against a bare server's", run: uploadsAtOnce },
  dashboard: { about: "an owner's dashboard of a million events against a hundredth, and bare totals", run: dashboard },
  download: { about: "100,000 inquiries as a spreadsheet against a bare streaming writer", run: inquiryDownload },
  "property-feed": {
    about: "a property feed of 5,000 homes, first and unchanged, against a bare upsert",
    run: propertyFeed,
  },
  feed: { about: "the platforms' feed of 10,000 homes against a bare streaming XML writer", run: feedOfManyListings },
  growth: { about: "a company alone and among 3,000: statements at rest, owner's calls, page, chat", run: growth },
  photos: { about: "48 photos of 12 megapixels uploaded 6 at a time, peak memory", run: photosAtOnce },
  "hostile-mail": {
    about: "the longest answer of health and peak memory while hostile mails arrive",
    run: hostileMail,
  },
  "listing-page": { about: "a home's public page in Chromium on slow 4G and a slow CPU", run: listingPage },
  "first-load": { about: "sign-in, portfolio and dashboard in Chromium on slow 4G and a slow CPU", run: firstLoad },
  openings: { about: "30 days with 500 busy spans, in CPU time", run: openingsOfAMonth },
  "openings-identical": { about: "100,000 random cases against the walk through every minute", run: identicalOpenings },
  piper: { about: "one turn of Piper, in CPU time", run: piperTurn },
  "inbound-reply": { about: "a text in until its reply is queued, 50 conversations at once", run: inboundReply },
  "showing-race": { about: "50 renters ask for one tour at once", run: showingRace },
  faults: { about: "a process stopped under load 20 times, each part of npm start killed", run: faults },
  "at-rest": { about: "memory at rest and the first answer of a warm start", run: atRest },
};
