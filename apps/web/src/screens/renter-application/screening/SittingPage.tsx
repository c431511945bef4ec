import type { SittingView } from "@porchlight/contract/renter-screening.ts";
import { useState } from "react";
import { type Exam, ExamPage } from "./ExamPage.tsx";
import { IdentityPage } from "./IdentityPage.tsx";
import type { Proof } from "./identity.ts";
import type { PageProps } from "./screened.ts";

/**
 * The sitting in which a person proves who they are. The number and the birth date live here alone, from the identity to
 * the last exam; a page that was left asks for them again.
 */
export function SittingPage({ view, Frame }: PageProps) {
  const [asked, setAsked] = useState<{ proof: Proof; exam: Exam; isOther: boolean } | null>(null);
  const follow = (proof: Proof, { exam }: SittingView) =>
    setAsked((before) => exam && { proof, exam, isOther: before !== null });
  if (asked && view.screening.status === "EXAM")
    return <ExamPage key={asked.exam.examId} view={view} Frame={Frame} {...asked} onAnswer={follow} />;
  return <IdentityPage view={view} Frame={Frame} onAnswer={follow} />;
}
