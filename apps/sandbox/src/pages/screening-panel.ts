import { type Html, html } from "../platform/html.ts";
import { bundleOf } from "../screening/bundles.ts";
import type { RenterStatus, RequestRenter, ScreeningRequest } from "../screening/records.ts";
import { rentersOf } from "../screening/views.ts";
import type { World } from "../world.ts";
import { icons } from "./icons.ts";
import { longTime } from "./times.ts";

const statusWords: Record<RenterStatus, string> = {
  IdentityVerificationPending: "Identity not verified yet",
  ReadyForReportRequest: "Identity verified",
  ReportsRequested: "Reports ordered",
  ReportsDeliveryInProgress: "Reports on their way",
  ReportsDeliverySuccess: "Reports delivered",
  ReportsDeliveryFailed: "Reports could not be delivered",
  RetryLimitExceeded: "Identity check failed three times",
  ScreeningRequestCanceled: "Canceled",
  ScreeningRequestExpired: "Expired",
};

/** The last names that bring about something else than a clean report; each is played by a file of `screening/`. */
const lastNames = [
  ...["Clean", "Thin", "Frozen", "Lowscore", "Bankrupt", "Filing", "Judgment", "Record", "Mismatch"],
  ...["Exam", "Examfail", "Manual", "Slow", "Deliveryfail", "Expired"],
  ...["OnlyCredit", "OnlyCriminal", "OnlyEviction"],
];

/** The screening requests that the bureau has, newest first, with the state of each renter. */
export const screeningPanel = (world: World): Html =>
  html`<section class="panel tab-screening" aria-labelledby="screening-heading"><div class="heading">${icons.shield}<h2 id="screening-heading">Screening bureau</h2></div>
<ul class="rows listings" id="screenings" data-live>${
    world.bureau.requests.all().length === 0
      ? html`<li class="nothing">No screening requests yet.</li>`
      : world.bureau.requests
          .all()
          .toReversed()
          .map((request) => requestRow(world, request))
  }</ul>
<details class="note"><summary>What a last name brings about</summary><p>${lastNames.join(", ")}.
Other names are clean. Social security numbers begin with 000, 666 or 9.</p>
<p>In an exam the first choices pass, a last one fails, a fourth leads to a check by phone that takes 10 seconds.</p></details></section>`;

const requestRow = ({ bureau }: World, request: ScreeningRequest): Html =>
  html`<li><span><b>${bureau.properties.get(request.propertyId).sent.propertyName}</b>Request ${request.id}, ${longTime(request.createdOn)}${rentersOf(
    bureau,
    request,
  ).map((renter) => html`<br>${renterLine(renter)}`)}</span></li>`;

const renterLine = (renter: RequestRenter): string => {
  const role = renter.role === "CoSigner" ? "co-signer" : "applicant";
  const bundle = bundleOf(renter.bundleId)?.name ?? "";
  return `${renter.firstName} ${renter.lastName} (${role}; ${bundle}): ${statusWords[renter.status]}`;
};
