/**
 * A failed call to the payment provider. `unreachable`: no answer, one that makes no sense, or one that says to come
 * again; what was asked may still have happened, so the same call with the same key finds out. `refused`: it did not
 * happen; `code` is the provider's reason, null where it gives none.
 */
export class PaymentFault extends Error {
  readonly kind: "unreachable" | "refused";
  readonly code: string | null;

  constructor(kind: PaymentFault["kind"], message: string, code: string | null = null) {
    super(message);
    this.name = "PaymentFault";
    this.kind = kind;
    this.code = code;
  }
}
