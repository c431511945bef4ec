import type { Email } from "postal-mime";

export type BounceReport = {
  /** Permanent: the address takes no mail. Everything else may pass. */
  isPermanent: boolean;
  /** The address itself is wrong or closed, so that no other mail will reach it either. */
  isAddressGone: boolean;
  recipient: string | null;
  reason: string;
};

const goneStatuses = new Set(["5.1.1", "5.1.2", "5.1.3", "5.1.6", "5.1.10", "5.2.1"]);
const maxReasonLength = 300;

/** Returns the content of a delivery report (RFC 3464), or null when a mail is not one. */
export function bounceOf(email: Email): BounceReport | null {
  const part = email.attachments.find(({ mimeType }) => mimeType === "message/delivery-status");
  if (!part) return null;
  const report =
    typeof part.content === "string" ? part.content : Buffer.from(part.content as ArrayBuffer).toString("utf8");
  const field = (name: string): string | null =>
    new RegExp(`^${name}:[ \\t]*(.+)$`, "im").exec(report.replaceAll(/\r?\n[ \t]+/g, " "))?.[1]?.trim() ?? null;
  const action = field("Action")?.toLowerCase() ?? "";
  const status = /\d\.\d{1,3}\.\d{1,3}/.exec(field("Status") ?? "")?.[0] ?? "";
  if (action !== "failed") return null;
  return {
    isPermanent: status.startsWith("5"),
    isAddressGone: goneStatuses.has(status),
    recipient: field("Final-Recipient")?.split(";").at(-1)?.trim().toLowerCase() ?? null,
    reason: `${status} ${field("Diagnostic-Code") ?? ""}`.trim().slice(0, maxReasonLength),
  };
}
