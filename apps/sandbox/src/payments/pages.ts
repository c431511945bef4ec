import { partnerPage } from "../pages/partner-page.ts";
import { longTime } from "../pages/times.ts";
import { type Fragment, type Html, html } from "../platform/html.ts";
import { dollars } from "./payments.ts";
import type { Checkout, Refund } from "./records.ts";

const page = (title: string, content: Fragment): string =>
  partnerPage(
    title,
    html`<main>
<p class="not">Sandbox. A test page: no card is asked for, and no money moves.</p>
${content}
</main>`,
  );

/** The page on which a person pays, or does not. */
export const checkoutPage = (checkout: Checkout, wasDeclined: boolean): string =>
  page(
    `Pay ${dollars(checkout.amount)}`,
    html`<h1>${dollars(checkout.amount)}</h1>
<p>${checkout.name}${checkout.customerEmail && html`<span>${checkout.customerEmail}</span>`}</p>
${stateOf[checkout.status](checkout, wasDeclined)}`,
  );

const stateOf: Record<Checkout["status"], (checkout: Checkout, wasDeclined: boolean) => Html> = {
  open: ({ id, cancelUrl }, wasDeclined) => html`${
    wasDeclined && html`<p class="failed" role="alert">Your card was declined. Try again or use another card.</p>`
  }
<form class="choices" method="post" action="/payments/checkout/${id}"><button class="go" name="card" value="works">Pay</button>
<button class="go other" name="card" value="declined">Card declined</button></form>
${cancelUrl && html`<a class="back" href="${cancelUrl}">Go back</a>`}`,
  complete: (checkout) => html`<p>This was paid on ${longTime(checkout.charge!.paidAt)}.</p>
<a class="back" href="${successUrlOf(checkout)}">Continue</a>`,
  expired: ({ cancelUrl }) => html`<p>This page has expired. Nothing was charged.</p>
${cancelUrl && html`<a class="back" href="${cancelUrl}">Go back</a>`}`,
};

/** Returns where a person goes once they have paid; Stripe puts the session's id in the address where it is asked for. */
export const successUrlOf = ({ successUrl, id }: Checkout): string => successUrl.replace("{CHECKOUT_SESSION_ID}", id);

/** The receipt of a payment, with what went back of it. */
export const receiptPage = (checkout: Checkout, refunds: readonly Refund[]): string =>
  page(
    `Receipt for ${dollars(checkout.amount)}`,
    html`<h1>Receipt</h1>
<p>${checkout.name}<span>Paid on ${longTime(checkout.charge!.paidAt)}: ${dollars(checkout.amount)}</span>${refunds.map(
      ({ amount, createdAt, status }) =>
        html`<span>Refund on ${longTime(createdAt)}: ${dollars(amount)}${status === "failed" && " (failed)"}</span>`,
    )}</p>`,
  );
