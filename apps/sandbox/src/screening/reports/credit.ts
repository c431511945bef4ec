import { bankruptcy, card, collection, loan } from "./credit-entries.ts";
import {
  addressOf,
  monthsBefore,
  nameOf,
  type Subject,
  sampleNotice,
  someBirthDate,
  someMaskedNumber,
} from "./sample.ts";

const cleanScore = 742;
const lowScore = 511;
const bankruptScore = 588;
const lowscoreCollections = 5;

/** A report on credit, as the bureau's format 2.3 has it. */
export function creditReport(subject: Subject): Record<string, unknown> {
  const { credit } = subject.scenario;
  const isHit = credit !== "thin" && credit !== "frozen";
  return {
    Version: "2.3",
    SampleNotice: sampleNotice,
    Applicants: [
      {
        ...nameOf(subject),
        Suffix: null,
        BirthDate: someBirthDate,
        SSN: someMaskedNumber,
        Status: statusOf(subject, isHit),
        SSNMessage: credit === "thin" ? "No credit file found" : "Exact SSN match",
        Addresses: isHit
          ? [{ ...addressOf(subject), DateReported: monthsBefore(subject, 2), Status: "Current" }]
          : null,
        Akas: null,
        ...(isHit ? fileOf(subject) : noFile),
        FraudIndicators: [],
        FileSummary: {
          FileHitIndicator: isHit ? "Regular hit" : "No hit",
          SSNMatchIndicator: credit === "thin" ? "None" : "Exact",
          InFileSinceDate: isHit ? monthsBefore(subject, 140) : null,
          CreditDataStatus: { suppressed: false, freeze: { indicator: credit === "frozen" }, disputed: false },
        },
      },
    ],
  };
}

const statusOf = (subject: Subject, isHit: boolean) => ({
  ReportDate: monthsBefore(subject, 0),
  RecordFound: isHit ? 1 : 0,
  FrozenFile: subject.scenario.credit === "frozen",
  ThinFile: subject.scenario.credit === "thin",
  BureauStatus: { Code: [] },
  AddressDiscrepancyIndicator: false,
  BureauErrorMessage: null,
});

const noFile = {
  ...{ PublicRecords: null, Tradelines: null, Collections: null, InquirySubscriber: null, Employments: null },
  ...{ ProfileSummary: null, ScoreModel: null, IncomeEstimate: null },
};

function fileOf(subject: Subject) {
  const { credit } = subject.scenario;
  const collections = credit === "lowscore" ? lowscoreCollections : 0;
  return {
    PublicRecords: credit === "bankrupt" ? [bankruptcy(subject)] : [],
    Tradelines: [card(subject, collections > 0), loan(subject)],
    Collections: Array.from({ length: collections }, (_, index) => collection(subject, index)),
    InquirySubscriber: [
      { SubscriberName: "SAMPLE AUTO FINANCE", InquiryDate: monthsBefore(subject, 7), IndustryCode: "A" },
    ],
    Employments: [{ EmployerName: "SAMPLE EMPLOYER", DateVerified: monthsBefore(subject, 3) }],
    ProfileSummary: {
      Revolving: {
        Balance: 420,
        Count: 1,
        CreditLimit: 5000,
        HighCredit: 1900,
        MonthlyPayment: 35,
        PercentCreditAvail: 92,
      },
      Installment: {
        Balance: 7300,
        Count: 1,
        CreditLimit: 0,
        HighCredit: 14000,
        MonthlyPayment: 290,
        PercentCreditAvail: 0,
      },
      Total: {
        Balance: 7720,
        Count: 2,
        CreditLimit: 5000,
        HighCredit: 15900,
        MonthlyPayment: 325,
        PercentCreditAvail: 92,
      },
      PastDueItems: { TotalPastDue: collections > 0 ? 180 : 0 },
      DerogItems: { CollectionCount: collections, NegTradelineCount: collections > 0 ? 1 : 0, PublicRecordCount: 0 },
      NumberOfInquiries: 1,
    },
    ScoreModel: { ScoreName: "Resident Score", Score: scoreOf(credit) },
    IncomeEstimate: { LowEnd: 62000, HighEnd: 78000 },
  };
}

const factors = [
  "Time since most recent account opening is too short",
  "Too many accounts with balances",
  "Balances on revolving accounts are high compared with their limits",
  "Too few accounts paid as agreed",
];

function scoreOf(credit: Subject["scenario"]["credit"]) {
  const named = { clean: cleanScore, lowscore: lowScore, bankrupt: bankruptScore, thin: 0, frozen: 0 };
  const score = typeof credit === "number" ? credit : named[credit];
  return {
    Results: String(score),
    NoScoreReason: null,
    Factors: factors.map((Description, index) => ({ Rank: `Item${index + 1}`, Description })),
  };
}
