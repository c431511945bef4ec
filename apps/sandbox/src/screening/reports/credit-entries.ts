import { monthsBefore, type Subject } from "./sample.ts";

/** Entries of a credit file. */

export const card = (subject: Subject, isLate: boolean) => ({
  SubscriberName: "SAMPLE BANK CARD",
  AccountType: "Revolving",
  AccountDesignator: "Individual",
  LoanType: "Credit card",
  CurrentMOP: isLate ? "60 days past due" : "Paid or paying as agreed",
  HighCredit: 1900,
  CreditLimit: 5000,
  BalanceAmount: 420,
  AmountPastDue: isLate ? 180 : 0,
  PaymentPattern: isLate ? "321111111111" : "111111111111",
  Times30DaysLate: isLate ? 2 : 0,
  Times60DaysLate: isLate ? 1 : 0,
  Times90DaysLate: 0,
  DateOpened: monthsBefore(subject, 96),
  DateReported: monthsBefore(subject, 1),
  DateClosed: null,
});

export const loan = (subject: Subject) => ({
  SubscriberName: "SAMPLE AUTO FINANCE",
  AccountType: "Installment",
  AccountDesignator: "Individual",
  LoanType: "Automobile",
  CurrentMOP: "Paid or paying as agreed",
  HighCredit: 14000,
  CreditLimit: 0,
  BalanceAmount: 7300,
  AmountPastDue: 0,
  PaymentPattern: "111111111111",
  Times30DaysLate: 0,
  Times60DaysLate: 0,
  Times90DaysLate: 0,
  DateOpened: monthsBefore(subject, 30),
  DateReported: monthsBefore(subject, 1),
  DateClosed: null,
});

export const collection = (subject: Subject, index: number) => ({
  CollectionAgencyName: "SAMPLE COLLECTIONS",
  CreditorsName: `SAMPLE CREDITOR ${index + 1}`,
  CurrentBalance: 140 + index * 65,
  HighCredit: 200 + index * 65,
  DateReported: monthsBefore(subject, 5 + index),
});

export const bankruptcy = (subject: Subject) => ({
  PublicRecordType: "BANKRUPTCIES",
  RecordCode: "Chapter 7 bankruptcy discharged",
  DateReported: monthsBefore(subject, 40),
  DateSettled: monthsBefore(subject, 34),
  Amount: 0,
  CourtType: "Federal district",
});
