import { describe, expect, it } from "vitest";
import { reportDocument } from "./report-document.ts";
import { sanitizeReport } from "./sanitize.ts";

import { conviction, criminal } from "./testing.ts";

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
    const drawn = reportDocument("CREDIT", sanitizeReport("CREDIT", { Tradelines }));
    expect(drawn).toContain('<th scope="row">Balance</th><td>2</td>');
    expect(drawn).not.toContain('class="records"');
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
