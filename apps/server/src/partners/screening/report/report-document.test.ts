import { describe, expect, it } from "vitest";
import { reportDocument } from "./report-document.ts";
import { sanitizeReport } from "./sanitize.ts";

import { conviction, credit, criminal } from "./testing.ts";

const creditDocument = (applicant: object) => reportDocument("CREDIT", sanitizeReport("CREDIT", credit(applicant)));

describe("A report as a document", () => {
  const document = reportDocument(
    "CRIMINAL",
    sanitizeReport(
      "CRIMINAL",
      criminal({ Offenses: [conviction, { ...conviction, Description: '<script src="//x">"&', Times30DaysLate: 1 }] }),
    ),
  );

  it("has a heading and its fields in words, records as table rows", () => {
    expect(document).toContain("<h1>Criminal report</h1>");
    expect(document).toContain('<th scope="row">Criminal identity count</th><td>1</td>');
    expect(document).toContain('<th scope="col">Disposition description</th>');
    expect(document).toContain('<td data-label="Disposition date">2022-09-01</td>');
    expect(document).toContain('<td data-label="Times 30 days late">1</td>');
  });

  it("shows each record of a wide list as fields of its own", () => {
    const Tradelines = [1, 2].map((balance) => ({ ...{ a: 1, b: 1, c: 1, d: 1, e: 1, f: 1, g: 1 }, Balance: balance }));
    const drawn = creditDocument({ Tradelines });
    expect(drawn).toContain('<th scope="row">Balance</th><td>$2</td>');
    expect(drawn).not.toContain('class="records"');
  });

  it("of credit begins with the score, what it means and what the file comes down to", () => {
    const Score = { Results: "742", Factors: [{ Rank: "Item1", Description: "Few <accounts>" }] };
    const Tradelines = [{ SubscriberName: "BANK", BalanceAmount: 7300, AmountPastDue: 180, Times30DaysLate: 2 }];
    const drawn = creditDocument({ ScoreModel: { ScoreName: "Resident Score", Score }, Tradelines });
    expect(drawn).toContain('<h2>Resident Score: <span class="score">742</span></h2>');
    expect(drawn).toContain("Scores go from 350 to 850. The higher the score, the lower the risk the bureau sees.");
    expect(drawn).toContain("<li>Few &lt;accounts&gt;</li>");
    expect(drawn).toContain('<th scope="row">Accounts</th><td>1, owing $7,300 in all</td>');
    expect(drawn).toContain('<th scope="row">Past due</th><td>$180</td>');
    expect(drawn).toContain('<th scope="row">Late payments</th><td>2 by 30 days</td>');
    expect(drawn).not.toContain("disputed");
  });

  it.each([
    ["frozen", { Status: { FrozenFile: true } }, "The file is frozen, so the bureau gives no score"],
    ["thin", { Status: { RecordFound: 0 } }, "The bureau has little or no credit history for this person."],
    [
      "not scored",
      { ScoreModel: { Score: { Results: "0", NoScoreReason: "Too few accounts" } } },
      "The bureau couldn't work out a score from this file. That says nothing bad about the person. The bureau's reason: Too few accounts.",
    ],
    [
      "disputed",
      { FileSummary: { CreditDataStatus: { disputed: true } } },
      "Something in this file is disputed, so parts of it may be wrong or may change.",
    ],
  ])("of credit says so where the file is %s", (_, applicant, sentence) => {
    expect(creditDocument(applicant)).toContain(sentence);
  });

  it("of credit has every field of the bureau's, in groups", () => {
    const drawn = creditDocument({ Tradelines: [{ CurrentMOP: "OK" }], Akas: [{ LastName: "LEA" }], NewField: "x" });
    const headings = [...drawn.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, heading]) => heading);
    expect(headings).toEqual(["No score", "Accounts", "Other names", "Report status", "About this report"]);
    for (const told of ["Payment status", "LEA", "New field", "Version"]) expect(drawn).toContain(told);
  });

  it("escapes everything and needs no script, picture or address", () => {
    expect(document).toContain("&lt;script src=&quot;//x&quot;&gt;&quot;&amp;");
    expect(document).not.toMatch(/<script|<img|<link|<iframe|url\(|https?:/i);
  });

  it("escapes the names of fields as well", () => {
    const odd = reportDocument("CREDIT", sanitizeReport("CREDIT", { '"><b>x': [{ "<i>": 1 }], "a<b": true }));
    expect(odd).not.toMatch(/<b>|<i>|a<b/);
  });
});
