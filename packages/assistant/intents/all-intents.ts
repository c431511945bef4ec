import { abusive } from "./abusive.ts";
import { accessProblem } from "./access-problem.ts";
import { accommodationRequest } from "./accommodation-request.ts";
import { affirm } from "./affirm.ts";
import { apply } from "./apply.ts";
import { askIdentity } from "./ask-identity.ts";
import { askNext } from "./ask-next.ts";
import { askOwnShowing } from "./ask-own-showing.ts";
import { askPrivacy } from "./ask-privacy.ts";
import { attend } from "./attend.ts";
import { cancelShowing } from "./cancel-showing.ts";
import { emergency } from "./emergency.ts";
import { fairHousingProbe } from "./fair-housing-probe.ts";
import { greeting } from "./greeting.ts";
import { help } from "./help.ts";
import { negate } from "./negate.ts";
import { negotiate } from "./negotiate.ts";
import { notInterested } from "./not-interested.ts";
import { optOut } from "./opt-out.ts";
import { passOn } from "./pass-on.ts";
import { promptInjection } from "./prompt-injection.ts";
import { reportMaintenance } from "./report-maintenance.ts";
import { requestAlternatives } from "./request-alternatives.ts";
import { requestCall } from "./request-call.ts";
import { requestHuman } from "./request-human.ts";
import { requestOtherTimes } from "./request-other-times.ts";
import { requestPrivateInfo } from "./request-private-info.ts";
import { requestSelfTour } from "./request-self-tour.ts";
import { requestShowing } from "./request-showing.ts";
import { rescheduleShowing } from "./reschedule-showing.ts";
import { runningLate } from "./running-late.ts";
import { scamConcern } from "./scam-concern.ts";
import { thankGoodbye } from "./thank-goodbye.ts";
import { waitlist } from "./waitlist.ts";
import { wrongNumber } from "./wrong-number.ts";

/** The words of each intent that has any. */
export const intentWords = {
  greeting,
  request_showing: requestShowing,
  request_other_times: requestOtherTimes,
  reschedule_showing: rescheduleShowing,
  cancel_showing: cancelShowing,
  attend,
  affirm,
  negate,
  thank_goodbye: thankGoodbye,
  opt_out: optOut,
  wrong_number: wrongNumber,
  not_interested: notInterested,
  apply,
  request_call: requestCall,
  request_human: requestHuman,
  request_alternatives: requestAlternatives,
  ask_identity: askIdentity,
  scam_concern: scamConcern,
  negotiate,
  report_maintenance: reportMaintenance,
  emergency,
  accommodation_request: accommodationRequest,
  fair_housing_probe: fairHousingProbe,
  prompt_injection: promptInjection,
  request_private_info: requestPrivateInfo,
  request_self_tour: requestSelfTour,
  running_late: runningLate,
  access_problem: accessProblem,
  abusive,
  pass_on: passOn,
  ask_next: askNext,
  ask_own_showing: askOwnShowing,
  help,
  waitlist,
  ask_privacy: askPrivacy,
};
