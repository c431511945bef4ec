import { partnerPage } from "../../pages/partner-page.ts";
import { html } from "../../platform/html.ts";
import type { GoogleAccount } from "../accounts.ts";
import { scopeSentences } from "./scopes.ts";

export interface ConsentRequest {
  client_id: string;
  redirect_uri: string;
  scope: string;
  state?: string | undefined;
  code_challenge: string;
}

/** The page on which a person lets the product into their calendar, or does not. */
export const consentPage = (request: ConsentRequest, accounts: GoogleAccount[]): string =>
  partnerPage(
    "Let an application into a made-up Google calendar",
    html`<main>
<p class="not">Sandbox. Not Google, and nobody here is real.</p>
<h1>Choose an account</h1>
<p>${new URL(request.redirect_uri).host} wants to</p>
<form method="post" action="/google/consent">${(
      ["client_id", "redirect_uri", "scope", "state", "code_challenge"] as const
    ).map((name) => request[name] !== undefined && html`<input type="hidden" name="${name}" value="${request[name]}">`)}
<fieldset><legend class="hidden">What it may do</legend>${request.scope
      .split(" ")
      .map(
        (scope) =>
          html`<label class="scope"><input type="checkbox" name="granted" value="${scope}" checked>${scopeSentences[scope] ?? scope}</label>`,
      )}</fieldset>
<ul>${accounts.map(
      ({ email, name }) =>
        html`<li><button name="email" value="${email}"><b>Allow as ${name}</b><span>${email}</span></button></li>`,
    )}</ul>
<button class="go plain" name="email" value="">Cancel</button></form>
</main>`,
  );
