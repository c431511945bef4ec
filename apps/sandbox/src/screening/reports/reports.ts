import type { Product } from "../bundles.ts";
import { BureauError } from "../bureau-error.ts";
import { creditReport } from "./credit.ts";
import { criminalReport } from "./criminal.ts";
import { evictionReport } from "./eviction.ts";
import { incomeInsights, reportHtml } from "./report-html.ts";
import type { JsonProduct, ReportMaker, Subject } from "./sample.ts";

const makers: Readonly<Record<JsonProduct, ReportMaker>> = {
  Credit: creditReport,
  Criminal: criminalReport,
  Eviction: evictionReport,
};

/**
 * The text of a report, HTML or JSON.
 * Errors  400 for IncomeInsights as JSON, which does not exist.
 */
export function reportOf(product: Product, type: "html" | "json", subject: Subject): string {
  if (product === "IncomeInsights") {
    if (type === "html") return incomeInsights(subject);
    throw new BureauError(400, "InvalidRequest", "Income insights exist as HTML only.", [
      { field: "reportType", message: "must be html" },
    ]);
  }
  const report = makers[product](subject);
  return type === "json" ? JSON.stringify(report) : reportHtml(`${product} report`, report);
}
