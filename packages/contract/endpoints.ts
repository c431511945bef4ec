import * as accounts from "./accounts.ts";
import * as actionLinks from "./action-links.ts";
import * as actionsNeeded from "./actions-needed.ts";
import * as applications from "./applications.ts";
import * as availability from "./availability.ts";
import * as calendars from "./calendars.ts";
import * as conversations from "./conversations.ts";
import type { EndpointSpec } from "./endpoint.ts";
import * as escalations from "./escalations.ts";
import * as leads from "./leads.ts";
import * as learnedAnswers from "./learned-answers.ts";
import * as listings from "./listings.ts";
import * as notices from "./notices.ts";
import * as personalData from "./personal-data.ts";
import * as photos from "./photos.ts";
import * as piperTrial from "./piper-trial.ts";
import * as places from "./places.ts";
import * as profile from "./profile.ts";
import * as properties from "./properties.ts";
import * as propertyFeed from "./property-feed.ts";
import * as publicPages from "./public.ts";
import * as renterApplications from "./renter-applications.ts";
import * as renterHome from "./renter-home.ts";
import * as renterScreening from "./renter-screening.ts";
import * as renters from "./renters.ts";
import * as showings from "./showings.ts";
import * as statistics from "./statistics.ts";
import * as system from "./system.ts";

const capabilities = {
  accounts,
  actionLinks,
  actionsNeeded,
  applications,
  availability,
  conversations,
  calendars,
  escalations,
  learnedAnswers,
  leads,
  listings,
  notices,
  personalData,
  photos,
  piperTrial,
  places,
  profile,
  properties,
  propertyFeed,
  publicPages,
  renterApplications,
  renterHome,
  renterScreening,
  renters,
  showings,
  statistics,
  system,
} as const;

/** Every endpoint of the product by capability and name: the server serves exactly these, the sweep test walks them. */
export const endpoints: { capability: string; name: string; spec: EndpointSpec }[] = Object.entries(
  capabilities,
).flatMap(([capability, module]) =>
  Object.entries(module).flatMap(([name, value]: [string, unknown]) =>
    isEndpoint(value) ? [{ capability, name, spec: value }] : [],
  ),
);

function isEndpoint(value: unknown): value is EndpointSpec {
  return typeof value === "object" && value !== null && "method" in value && "path" in value && "who" in value;
}
