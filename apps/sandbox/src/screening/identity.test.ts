import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { aWebhook } from "../testing.ts";
import {
  aBureau,
  addedRenter,
  advance,
  aPerson,
  aRenter,
  identified,
  orderedReports,
  sampleBirthDate,
  sampleNumber,
  statusOf,
  type TestBureau,
} from "./testing.ts";

describe("A renter's identity", () => {
  const validate = ({ send }: TestBureau, id: number, person: object) =>
    send<{ status: string }>("POST", `ScreeningRequestRenters/${id}/Validate`, person);
  const exam = async ({ send }: TestBureau, id: number, lastName: string, choice: number) => {
    const exams = `ScreeningRequestRenters/${id}/Exams`;
    type Question = { questionKeyName: string; choices: { choiceKeyName: string }[] };
    type Exam = { examId: number; result: string; authenticationQuestions: Question[] };
    const begun = { ...identified(lastName), cultureCode: "en-US" };
    const { examId, authenticationQuestions } = (await send<Exam>("POST", exams, begun)).body;
    expect(authenticationQuestions.map(({ choices }) => choices.length)).toEqual([5, 5, 5]);
    const answers = authenticationQuestions.map(({ questionKeyName, choices }) => ({
      questionKeyName,
      selectedChoiceKeyName: choices[choice]!.choiceKeyName,
    }));
    return (await send<Exam>("POST", `${exams}/${examId}/Answers`, { answers, cultureCode: "en-US" })).body.result;
  };

  it("is verified at once for most names", async () => {
    const bureau = await aBureau();
    const id = await addedRenter(bureau, "Clean");
    expect(await statusOf(bureau, id)).toBe("IdentityVerificationPending");
    expect((await validate(bureau, id, identified("Clean"))).body.status).toBe("Verified");
    expect(await statusOf(bureau, id)).toBe("ReadyForReportRequest");
  });

  it.each([
    [0, "Passed", "ReadyForReportRequest"],
    [4, "Failed", "IdentityVerificationPending"],
    [3, "ManualVerificationRequired", "IdentityVerificationPending"],
  ])("depends on the answers of an exam: choice %i is %s", async (choice, result, status) => {
    const bureau = await aBureau();
    const id = await addedRenter(bureau, "Exam");
    expect((await validate(bureau, id, identified("Exam"))).body.status).toBe("NotVerified");
    expect(await exam(bureau, id, "Exam", choice)).toBe(result);
    expect(await statusOf(bureau, id)).toBe(status);
  });

  it("cannot be tried again after three failed exams", async () => {
    const bureau = await aBureau();
    const id = await addedRenter(bureau, "Examfail");
    for (let attempt = 0; attempt < 3; attempt += 1) expect(await exam(bureau, id, "Examfail", 0)).toBe("Failed");
    expect(await statusOf(bureau, id)).toBe("RetryLimitExceeded");
    expect(await validate(bureau, id, identified("Examfail"))).toMatchObject({
      status: 400,
      body: { name: "RetryLimitExceeded" },
    });
  });

  it("is settled by phone ten seconds after an exam that ended that way, and the product is told", async () => {
    const hook = await aWebhook();
    const bureau = await aBureau({ publicUrl: hook.url });
    const id = await addedRenter(bureau, "Manual");
    expect(await exam(bureau, id, "Manual", 0)).toBe("ManualVerificationRequired");
    await advance(bureau, "PT11S");
    expect(await statusOf(bureau, id)).toBe("ReadyForReportRequest");
    expect(hook.calls.map(({ url, json }) => ({ url, json }))).toEqual([
      {
        url: "/hooks/screening",
        json: { ScreeningRequestRenterId: id, ManualAuthenticationStatus: "UserAuthenticated" },
      },
    ]);
  });

  it("is refused with a number that could have been issued, without repeating it", async () => {
    const bureau = await aBureau();
    const id = await addedRenter(bureau, "Clean");
    const refused = await validate(bureau, id, { ...identified("Clean"), nationalId: "123456789" });
    expect(refused).toMatchObject({ status: 400, body: { errors: [{ field: "nationalId" }] } });
    expect(JSON.stringify(refused.body)).not.toContain("123456789");
    expect((await validate(bureau, id, aPerson("Clean"))).body.errors.map(({ field }) => field)).toEqual([
      ...["nationalId", "dateOfBirth"],
    ]);
  });

  it("leaves no number and no birth date in answers, pages or files", async () => {
    const bureau = await aBureau();
    const withSecrets = { ...aRenter("Clean"), nationalId: sampleNumber, dateOfBirth: sampleBirthDate };
    const { renterId } = (await bureau.send<{ renterId: number }>("POST", "Renters", withSecrets)).body;
    const id = await orderedReports(bureau, "Record");
    await advance(bureau, "PT10S");
    const { sandbox } = bureau;
    const files = readdirSync(join(sandbox.dataDir, "sandbox"), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => readFileSync(join(entry.parentPath, entry.name), "utf8"));
    const told = [
      ...[await bureau.get(`Renters/${renterId}`), await bureau.get(`ScreeningRequestRenters/${id}`)],
      ...[await sandbox.get("/control/screening"), await sandbox.get("/?tab=screening")],
    ].map(({ body }) => JSON.stringify(body));
    for (const text of [...files, ...told]) {
      expect(text).not.toContain(sampleNumber);
      expect(text).not.toContain(sampleBirthDate);
    }
  });
});
