import { dollars } from "../payments/payments.ts";
import { type Checkout, refundedOf } from "../payments/records.ts";
import { type Html, html } from "../platform/html.ts";
import type { World } from "../world.ts";
import { icons } from "./icons.ts";
import { longTime } from "./times.ts";

const maxShown = 20;

/** What renters were asked to pay, and what became of it. */
export function paymentsPanel({ payments }: World): Html {
  const shown = payments.checkouts().slice(0, maxShown);
  return html`<section class="panel tab-payments" aria-labelledby="payments-heading"><div class="heading">${icons.card}<h2 id="payments-heading">Payments</h2></div>
<ul class="rows" id="payments" data-live>${shown.map((checkout) => paymentRow(checkout, refundedOf(payments.refundsOf(checkout.id))))}${
    shown.length === 0 && html`<li class="nothing">Nobody was asked to pay.</li>`
  }</ul></section>`;
}

const paymentRow = (checkout: Checkout, refunded: number): Html =>
  html`<li><span><b>${dollars(checkout.amount)} · ${checkout.name}</b>${stateOf[checkout.status](checkout)}${
    refunded > 0 && `, ${dollars(refunded)} refunded`
  } · <a href="${checkout.url}" target="_blank" rel="noopener">Open</a></span></li>`;

const stateOf: Record<Checkout["status"], (checkout: Checkout) => string> = {
  open: ({ declines, expiresAt }) => `${declines > 0 ? "Declined, still open" : "Open"} until ${longTime(expiresAt)}`,
  complete: ({ charge }) => `Paid ${longTime(charge!.paidAt)}`,
  expired: () => "Expired",
};
