const gsm7 =
  "@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà";
const gsm7Escaped = "^{}\\[~]|€\f";

/** How many messages the carrier counts for a body: 160 characters, or 70 once one of them is outside the GSM alphabet. */
export function segmentsOf(body: string): number {
  const characters = [...body];
  const isGsm = characters.every((one) => gsm7.includes(one) || gsm7Escaped.includes(one));
  const length = isGsm ? characters.reduce((sum, one) => sum + (gsm7Escaped.includes(one) ? 2 : 1), 0) : body.length;
  const [single, joined] = isGsm ? [160, 153] : [70, 67];
  return length <= single ? 1 : Math.ceil(length / joined);
}
