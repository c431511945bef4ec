import { bureauLines, bureauText } from "./bureau-text.ts";

/** A US address as a person entered it; `state` is the two-letter code. */
export type ScreeningAddress = { street: string; unit: string | null; city: string; state: string; zip: string };

const lengths = { line1: 50, line2: 100, locality: 27, postalCode: 5 } as const;

/** Returns an address in the bureau's form. A street too long for the first line goes on in the second, before the unit. */
export function bureauAddress({ street, unit, city, state, zip }: ScreeningAddress) {
  const [addressLine1, rest] = bureauLines(street, [lengths.line1, lengths.line2]);
  const addressLine2 = bureauText([rest, unit ?? ""].filter(Boolean).join(", "), lengths.line2);
  return {
    addressLine1,
    ...(addressLine2 ? { addressLine2 } : {}),
    locality: bureauText(city, lengths.locality),
    region: state.trim().toUpperCase(),
    postalCode: zip.replace(/\D/g, "").slice(0, lengths.postalCode),
    country: "US",
  };
}
