import { startOfRange } from "@porchlight/domain/kernel/time-range.ts";
import { fullAddressOf } from "@porchlight/domain/properties/address.ts";
import { scoreAsTold } from "@porchlight/domain/qualification/credit-score.ts";
import { type Granularity, granularityOf } from "@porchlight/domain/statistics/buckets.ts";
import { spreadsheetName } from "@porchlight/domain/statistics/spreadsheet-name.ts";
import { propertyStatistics, statisticLabels } from "@porchlight/domain/statistics/statistics.ts";
import { inquirySourceLabels, leadStageBadges } from "@porchlight/domain/words/labels.ts";
import type { App } from "../app.ts";
import { openAtOnce } from "../limits.ts";
import type { Download } from "../platform/http/download.ts";
import { OpenAtOnce } from "../platform/open-at-once.ts";
import {
  type Cell,
  dateFormat,
  dateTimeFormat,
  type SpreadsheetColumn,
  spreadsheet,
  spreadsheetType,
} from "../platform/spreadsheet.ts";
import { type DownloadedInquiry, inquiriesOf } from "./inquiry-queries.ts";
import { propertySeries, type Wanted } from "./queries.ts";

const downloads = new OpenAtOnce(openAtOnce.downloadsOfCompany);

/** Makes a file named by the day where the reader is; it counts as open until it is read or given up. */
async function opened(
  app: App,
  { companyId, timeZone }: Wanted,
  make: () => Promise<Download["stream"]>,
): Promise<Download> {
  const close = downloads.begin(companyId, "too-many-requests");
  try {
    const stream = await make();
    stream.once("close", close);
    return { fileName: spreadsheetName(app.clock.now(), timeZone), type: spreadsheetType, stream };
  } catch (error) {
    close();
    throw error;
  }
}

/** Whole dollars, with thousands apart. */
const dollarFormat = "$#,##0";

const inquiryColumns: readonly SpreadsheetColumn[] = [
  { header: "Property", width: 28 },
  { header: "Address", width: 40 },
  { header: "Renter", width: 24 },
  { header: "Email", width: 30 },
  { header: "Phone", width: 16 },
  { header: "Source", width: 18 },
  { header: "Stage", width: 26 },
  { header: "Monthly income", width: 16, format: dollarFormat, align: "right" },
  { header: "Credit score", width: 13, align: "right" },
  { header: "Created", width: 22, format: dateTimeFormat, align: "left" },
  { header: "Last update", width: 22, format: dateTimeFormat, align: "left" },
];

/**
 * Returns a company's inquiries of a range as a spreadsheet, newest first.
 * Errors  429 when two downloads of the company are under way
 */
export const inquiryDownload = (app: App, wanted: Wanted): Promise<Download> =>
  opened(app, wanted, async () => spreadsheet("Inquiries", inquiryColumns, inquiryRows(app, wanted)));

async function* inquiryRows(app: App, { companyId, range, timeZone }: Wanted): AsyncGenerator<Cell[]> {
  const start = startOfRange(range, app.clock.now(), timeZone);
  for await (const inquiry of inquiriesOf(app.db, companyId, start)) yield inquiryRow(inquiry, timeZone);
}

const inquiryRow = (inquiry: DownloadedInquiry, timeZone: string): Cell[] => [
  inquiry.displayName,
  fullAddressOf(inquiry.location),
  inquiry.name,
  inquiry.email,
  inquiry.phone,
  inquirySourceLabels[inquiry.source],
  leadStageBadges[inquiry.stage].label,
  inquiry.monthlyIncome,
  creditScoreOf(inquiry),
  inquiry.createdAt.toZonedDateTimeISO(timeZone).toPlainDateTime(),
  inquiry.updatedAt.toZonedDateTimeISO(timeZone).toPlainDateTime(),
];

function creditScoreOf({ creditScore, creditWord }: DownloadedInquiry): Cell {
  if (!creditScore) return creditWord;
  return creditScore.low === creditScore.high ? creditScore.low : scoreAsTold(creditScore);
}

const formatOf: Record<Granularity, string> = {
  hour: dateTimeFormat,
  day: dateFormat,
  week: dateFormat,
  month: dateFormat,
};

/**
 * Returns the statistics of a home in a range as a spreadsheet: a row for each bucket and one for the whole range.
 * Errors  429 when two downloads of the company are under way
 */
export const statisticsDownload = (app: App, wanted: Wanted, propertyId: string): Promise<Download> =>
  opened(app, wanted, async () => {
    const { buckets, whole } = await propertySeries(app, wanted, propertyId);
    const columns: SpreadsheetColumn[] = [
      { header: "From", width: 22, format: formatOf[granularityOf[wanted.range]], align: "left" },
      ...propertyStatistics.map((name) => ({ header: statisticLabels[name], width: 22, align: "right" as const })),
    ];
    const numbers = (one: typeof whole): Cell[] => propertyStatistics.map((name) => one[name]);
    return spreadsheet("Statistics", columns, [
      ...buckets.map(({ from, counts }): Cell[] => [
        from.toZonedDateTimeISO(wanted.timeZone).toPlainDateTime(),
        ...numbers(counts),
      ]),
      ["Total", ...numbers(whole)],
    ]);
  });
