import type { TestProduct } from "./product.ts";

/** Has the recipient's mail server report that a mail of ours came back: for good, as nobody has the address, or as told. */
export async function mailComesBack(product: TestProduct, deliveryId: string, status = "5.1.1"): Promise<void> {
  await product.control("POST", "mail", {
    from: "mailer-daemon@mx.example.com",
    to: `bounce+${deliveryId}@leads.porchlight.test`,
    envelopeFrom: "<>",
    raw: [
      "From: MAILER-DAEMON@mx.example.com",
      `Message-ID: <${crypto.randomUUID()}@mx.example.com>`,
      'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
      "",
      "--b",
      "Content-Type: message/delivery-status",
      "",
      "Final-Recipient: rfc822; x@example.com",
      "Action: failed",
      `Status: ${status}`,
      "Diagnostic-Code: smtp; 550 no such mailbox",
      "--b--",
    ].join("\n"),
  });
  await product.settled();
}
