import { Readable } from "node:stream";
import { writeXlsxStream } from "hucre/xlsx";

/** A cell: a text, which is never read as a formula, a number, a date, or nothing. */
export type Cell = string | number | Temporal.PlainDateTime | null;

/**
 * A column: the format is of numbers and dates, as spreadsheets write it. The header stands to the same side as what is
 * under it, so a column of numbers or dates names the side.
 */
export type SpreadsheetColumn = { header: string; width: number; format?: string; align?: "left" | "right" };

export const dateFormat = "mmm d, yyyy";
export const dateTimeFormat = "mmm d, yyyy h:mm AM/PM";
export const spreadsheetType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** Returns a spreadsheet of one sheet, which is written as its rows come and read; closing it ends the rows. */
export function spreadsheet(
  sheet: string,
  columns: readonly SpreadsheetColumn[],
  rows: AsyncIterable<readonly Cell[]> | Iterable<readonly Cell[]>,
): Readable {
  const written = writeXlsxStream(cells(rows), {
    name: sheet,
    columns: columns.map(({ header, width, format, align }) => ({
      ...{ header, width },
      ...(format ? { numFmt: format } : {}),
      ...(align ? { style: { alignment: { horizontal: align } } } : {}),
    })),
    freezePane: { rows: 1 },
  });
  return Readable.fromWeb(written as never);
}

async function* cells(rows: AsyncIterable<readonly Cell[]> | Iterable<readonly Cell[]>) {
  for await (const row of rows) yield row.map(cellOf);
}

/** Spreadsheets know no zones: a date is written as the clock on the wall shows it. */
const cellOf = (cell: Cell): string | number | Date | null =>
  cell instanceof Temporal.PlainDateTime ? new Date(cell.toZonedDateTime("UTC").epochMilliseconds) : cell;
