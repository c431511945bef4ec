import { describe, expect, it } from "vitest";

import { samplePerson, sampleProof } from "../../testing/screening.ts";
import { readWebhook } from "./read-webhook.ts";

import type { Screening } from "./screening.ts";
import { addedRenter, anAdapter, scriptedServer } from "./testing.ts";

describe("A renter's identity", () => {
  const examOf = async (screening: Screening, id: number, lastName: string, choice: number) => {
    const { examId, questions } = await screening.startExam(id, samplePerson(lastName), sampleProof);
    expect(questions.map(({ choices }) => choices.length)).toEqual([5, 5, 5]);
    const given = questions.map(({ key, choices }) => ({ question: key, choice: choices[choice]!.key }));
    return (await screening.answerExam(id, examId, given)).result;
  };

  it("is known to the bureau without an exam", async () => {
    const { screening } = await anAdapter();
    const id = await addedRenter(screening, "Clean");
    expect(await screening.validate(id, samplePerson("Clean"), sampleProof)).toBe(true);
    expect((await screening.status(id)).status).toBe("ReadyForReportRequest");
  });

  it.each([
    [0, "Passed", "ReadyForReportRequest"],
    [4, "Failed", "IdentityVerificationPending"],
    [3, "ManualVerificationRequired", "IdentityVerificationPending"],
  ])("is proved or not by an exam: choice %i is %s", async (choice, result, status) => {
    const { screening } = await anAdapter();
    const id = await addedRenter(screening, "Exam");
    expect(await screening.validate(id, samplePerson("Exam"), sampleProof)).toBe(false);
    expect(await examOf(screening, id, "Exam", choice)).toBe(result);
    expect((await screening.status(id)).status).toBe(status);
  });

  it("is not asked about after three failed exams", async () => {
    const { screening } = await anAdapter();
    const id = await addedRenter(screening, "Examfail");
    for (let attempt = 0; attempt < 3; attempt += 1) await examOf(screening, id, "Examfail", 0);
    expect((await screening.status(id)).status).toBe("RetryLimitExceeded");
    await expect(screening.startExam(id, samplePerson("Examfail"), sampleProof)).rejects.toMatchObject({
      ...{ kind: "refused", code: "RetryLimitExceeded" },
    });
  });

  it("is verified by phone after a while, which a webhook hints at", async () => {
    const hook = await scriptedServer(() => ({ status: 204, body: "" }));
    const { screening, advance } = await anAdapter({ publicUrl: hook.url });
    const id = await addedRenter(screening, "Manual");
    expect(await examOf(screening, id, "Manual", 0)).toBe("ManualVerificationRequired");
    await advance("PT11S");
    expect((await screening.status(id)).status).toBe("ReadyForReportRequest");
    expect(hook.calls.map(({ body }) => readWebhook(JSON.parse(body)))).toEqual([id]);
  });

  it("is refused by the name of the field where a number is not accepted", async () => {
    const { screening } = await anAdapter();
    const id = await addedRenter(screening, "Clean");
    const refused = screening.validate(id, samplePerson("Clean"), { ...sampleProof, ssn: "123456789" });
    await expect(refused).rejects.toMatchObject({ kind: "refused", code: "InvalidRequest", fields: ["nationalId"] });
  });
});

describe("A webhook of the bureau", () => {
  it.each([
    [{ ScreeningRequestRenterId: 12, ReportsDeliveryStatus: "ReportCompleted" }, 12],
    [{ ScreeningRequestRenterId: 12, ReportsDeliveryStatus: "ReportUpdated", More: true }, 12],
    [{ ScreeningRequestRenterId: 12, ManualAuthenticationStatus: "Passed" }, 12],
    [{ ScreeningRequestRenterId: 12 }, null],
    [{ ScreeningRequestRenterId: "12", ReportsDeliveryStatus: "ReportCompleted" }, null],
    [{ ScreeningRequestRenterId: -1, ReportsDeliveryStatus: "ReportCompleted" }, null],
    [null, null],
    ["ReportCompleted", null],
  ])("%j names the renter %j", (body, id) => {
    expect(readWebhook(body)).toBe(id);
  });
});
