import type { FeeBar } from "@porchlight/contract/renter-screening.ts";
import type { SettledStatus } from "@porchlight/domain/screening/lifecycle.ts";
import type { ReportProduct } from "@porchlight/domain/screening/products.ts";
import type { CreditFile } from "@porchlight/domain/screening/summary.ts";
import type { BarWords, OutcomeWords } from "../screening-words.ts";

const reportNames = { CREDIT: "credit", CRIMINAL: "criminal", EVICTION: "eviction" } satisfies Record<
  ReportProduct,
  string
>;
// British English lists have no comma before "and", as our own words.
const list = new Intl.ListFormat("en-GB");
const reports = (products: readonly ReportProduct[]): string =>
  `${list.format(products.map((product) => reportNames[product]))} ${products.length === 1 ? "report" : "reports"}`;

const submitNow = "Review your application and submit it.";
const nothingToDo = "There’s nothing more to do here.";

/** The words of a person's screening: what it costs, its pages and how it ended, in English. */
export const screening = {
  short: "Screening",
  reports,
  costs: {
    included: "Included",
    paid: "When you pay",
    paidWhen: "Before your reports are ordered",
    youPay: "You pay",
    usual: (amount: string) => `The usual fee is ${amount}.`,
    ownReportFirst: (owner: string) =>
      `If you have a screening report of your own from the last 30 days, ${owner} has to accept it, and there’s no fee. You can add it in the Screening step.`,
    noOwnReport: "Reports of your own aren’t accepted for this home.",
    reasons: {
      "own-report": () => "There’s no fee, because you’re bringing your own report.",
      forbidden: () => "The law where this home is doesn’t allow a fee.",
      capped: (amount: string) => `The law where this home is limits the fee to ${amount}.`,
      "actual-cost": () => "The law where this home is limits the fee to what the reports cost.",
    },
    source: (source: string) => `Source: ${source}`,
    secondhand: "We know this rule from one secondary source, not from the text of the law.",
    lawUnknown: "We don’t know of a rule about application fees in this area, so the usual fee applies.",
    barred: {
      "other-accepted": (owner) =>
        `${owner} accepted another household for this home, so we don’t take a fee from you. You can go on without reports.`,
      "not-decided": () =>
        "The law where this home is returns the fee when there’s no decision in time, so we don’t take one now. Your application goes on without reports.",
      "home-not-available": () =>
        "This home isn’t listed right now, and the law where it is allows no fee until it is. Pay once it’s listed again, or go on without reports.",
    } satisfies Record<FeeBar, BarWords> as Record<FeeBar, BarWords>,
    returned: "When your fee is returned",
    returnedWhen: [
      "We can’t get any of your reports.",
      "The home is rented or taken off the market before your reports are ordered.",
      "The application is withdrawn before your reports are ordered.",
    ],
    returnedByLaw: "You aren’t chosen. The law where this home is says so.",
  },
  age: {
    title: "When were you born?",
    why: "You have to be at least 18 to apply. We check your age and don’t keep the date.",
    birthDate: "Date of birth",
    submit: "Continue",
  },
  consent: {
    title: "Agree to the reports",
    why: (products: readonly ReportProduct[], owner: string) =>
      `A screening bureau prepares your ${reports(products)} for ${owner}. Nothing is ordered without your agreement.`,
    /** Said where the bureau's own words are in another language than the page. */
    inEnglish: null as string | null,
    agree: (owner: string) => `I agree to the bureau’s terms and to ${owner} getting these reports about me.`,
    terms: "Read the terms",
    newTab: "(opens in a new tab)",
    legal: "Read the legal text",
    required: "Please agree to this to continue",
    contactFirst: "Tell us your full name and phone number first",
    contactText: "The bureau needs both before it shows you its statements.",
    toContact: "Go to Contact",
    submit: "Agree and continue",
  },
  fee: {
    title: "Pay the screening fee",
    freeTitle: "There’s no fee",
    barredTitle: "You don’t pay now",
    why: "You pay on our payment provider’s page and come back here.",
    freeWhy: "You can go straight on.",
    submit: (amount: string) => `Pay ${amount}`,
    freeSubmit: "Continue",
    checking: "Checking your payment…",
    open: "Your payment hasn’t arrived yet. It can take a minute.",
    again: "Check again",
    canceled: "You left the payment page before paying. Nothing was charged.",
  },
  payment: {
    paid: (amount: string, day: string) => `You paid ${amount} on ${day}.`,
    refundDue: (amount: string) => `We’re returning your ${amount}.`,
    refunded: (amount: string, day: string) => `We returned ${amount} on ${day}.`,
    receipt: "See the receipt",
  },
  identity: {
    title: "Confirm who you are",
    why: "This goes straight to the screening bureau. We don’t keep your Social Security number or date of birth, so we ask again if you leave this page.",
    again: "You left before answering the bureau’s questions. Enter your details again, and it will ask you new ones.",
    confirmedTitle: "Order your reports",
    confirmed: "The bureau has confirmed who you are. Enter your details once more to order your reports.",
    ssn: "Social Security number",
    ssnAgain: "Social Security number again",
    show: "Show the numbers",
    hide: "Hide the numbers",
    birthDate: "Date of birth",
    address: "Where you live now",
    street: "Street address",
    unit: "Unit",
    city: "City",
    state: "State",
    zip: "ZIP code",
    choose: "Choose",
    employment: "Employment",
    employments: {
      NotEmployed: "Not employed",
      Employed: "Employed",
      SelfEmployed: "Self-employed",
      Student: "Student",
    },
    submit: "Order my reports",
  },
  exam: {
    title: "A few questions about you",
    why: "The screening bureau asks these to be sure it’s you. Your answers go straight to the bureau.",
    other: "The bureau couldn’t match your answers. Here are other questions.",
    inEnglish: null as string | null,
    missing: "Please choose an answer",
    submit: "Send my answers",
  },
  noSsn: {
    ask: "I don’t have a Social Security number",
    title: "Go on without reports?",
    text: "Your application goes on without screening reports and without a fee. If you paid already, we return it.",
    verb: "Go on without reports",
  },
  ownReport: {
    ask: "I have my own report from the last 30 days",
    title: "Use your own report?",
    text: (owner: string) =>
      `You add your report as a file, and ${owner} reads it instead of ours. There’s no fee. If you paid already, we return it.`,
    verb: "Use my own report",
  },
  agency: {
    title: "Who made your report?",
    why: (owner: string) =>
      `Your report says so. If ${owner} declines, we send you a notice that names this company, so you can get a free copy and dispute mistakes.`,
    name: "Company name",
    phone: "Company phone",
    address: "Company address",
    either: "A phone number or an address is enough.",
    madeOn: "Date of the report",
    notOlder: (days: number) => `It must be from the last ${days} days.`,
  },
  withoutCriminal: (owner: string) =>
    `Please leave out pages about criminal records. Where this home is, ${owner} may see those only after a conditional offer.`,
  back: "Get screened instead",
  payAgain: {
    text: "If you’d still like to be screened, pay the fee again, then order your reports.",
    verb: (amount: string) => `Pay ${amount} again`,
  },
  later: "Do this later",
  movedOn: "Your screening may be open in another tab. This is where it stands now.",
  outcomes: {
    MANUAL_CHECK: {
      title: "The bureau has to confirm who you are by phone",
      text: () => "We’ll email you when that’s done. Then you can order your reports here.",
      next: "You don’t have to wait. Review your application and submit it.",
      submittedNext: "Watch for our email.",
    },
    IDENTITY_FAILED: {
      title: "The bureau couldn’t confirm who you are",
      text: () => "Your application goes on without screening reports, and you don’t pay for any.",
      next: submitNow,
      submittedNext: nothingToDo,
    },
    FEE_RETURNED: {
      title: "Your fee was returned before your reports were ordered",
      text: (owner) =>
        `Your application goes on without reports, and you don’t pay for any. If ${owner} needs other proof, such as pay stubs or references, you can share it with them.`,
      next: submitNow,
      submittedNext: "You don’t have to do anything else.",
    },
    RESTRICTED: {
      title: "Screening reports aren’t available here",
      text: () =>
        "The bureau doesn’t offer reports for homes in this area. Your application goes on without them, and there’s no fee.",
      next: submitNow,
      submittedNext: nothingToDo,
    },
    NOT_DELIVERED: {
      title: "Your reports weren’t delivered",
      text: () =>
        "The bureau didn’t deliver them. Your application goes on without reports, and you don’t pay for any.",
      next: submitNow,
      submittedNext: nothingToDo,
    },
    ORDERED: {
      title: "Your reports are ordered",
      text: (owner) => `The bureau sends them here, and ${owner} reads them with your application.`,
      next: "You don’t have to wait. Review your application and submit it.",
      submittedNext: nothingToDo,
    },
    DELIVERED: {
      title: "Your reports are here",
      text: (owner) => `${owner} reads them with your application.`,
      next: submitNow,
      submittedNext: nothingToDo,
    },
    SKIPPED: {
      title: "You’re applying without screening reports",
      text: () => "There’s no fee.",
      next: submitNow,
      submittedNext: nothingToDo,
    },
    OWN_REPORT: {
      title: "You’re bringing your own report",
      text: (owner) => `${owner} reads it instead of ours, and there’s no fee.`,
      next: "Add your report here, say who made it and when, then review your application and submit it.",
      submittedNext: nothingToDo,
    },
  } satisfies Record<SettledStatus, OutcomeWords> as Record<SettledStatus, OutcomeWords>,
  creditFile: {
    FROZEN: (owner: string) =>
      `Your credit file is frozen, so ${owner} sees no score. You can lift the freeze with TransUnion, the credit bureau, and let ${owner} know.`,
    THIN: (owner: string) =>
      `TransUnion, the credit bureau, has little or no credit history for you yet, so ${owner} sees no score. We don’t count that against you. You can share other proof with ${owner}, such as pay stubs or references.`,
    UNSCORED: (owner: string) =>
      `TransUnion, the credit bureau, couldn’t work out a score for you. You can share other proof with ${owner}, such as pay stubs or references.`,
    DISPUTED: (owner: string) =>
      `Your credit file says that something in it is disputed, and ${owner} sees that too. You can tell ${owner} what it’s about.`,
  } satisfies Record<CreditFile, (owner: string) => string>,
  copies: {
    title: "Your copies",
    text: (day: string) => `You can read and save your own reports until ${day}.`,
    names: { CREDIT: "Credit report", CRIMINAL: "Criminal report", EVICTION: "Eviction report" } satisfies Record<
      ReportProduct,
      string
    >,
    open: (name: string) => `Open ${name.toLowerCase()}`,
    print: "Print",
    save: "Save",
  },
};
