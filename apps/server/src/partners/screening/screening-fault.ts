export type ScreeningFaultKind = "unreachable" | "refused" | "not-found";

/**
 * A call to the screening bureau that failed: it could not be reached or asked now, it refused, or it knows no such
 * record. Holds names of fields and codes only: what was sent and the bureau's own sentences may name a person's data.
 */
export class ScreeningFault extends Error {
  readonly kind: ScreeningFaultKind;
  /** The bureau's name of the error, such as ReportsNotReady; null where it named none. */
  readonly code: string | null;
  readonly fields: readonly string[];

  constructor(
    kind: ScreeningFaultKind,
    message: string,
    { code = null, fields = [] }: { code?: string | null; fields?: readonly string[] } = {},
  ) {
    super(message);
    this.name = "ScreeningFault";
    this.kind = kind;
    this.code = code;
    this.fields = fields;
  }
}

export const unreachable = (message: string): ScreeningFault => new ScreeningFault("unreachable", message);
