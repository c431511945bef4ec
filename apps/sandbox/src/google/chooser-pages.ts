import { partnerPage } from "../pages/partner-page.ts";
import { type Html, html } from "../platform/html.ts";
import type { GoogleAccount } from "./accounts.ts";

export interface SignInRequest {
  client_id: string;
  /** Of the page that asked; the token is handed to no other. */
  origin: string;
  nonce?: string | undefined;
}

const page = (content: Html): string => partnerPage("Sign in with a made-up Google account", content);

/** The window in which a person picks the account to sign in with. */
export const chooserPage = (request: SignInRequest, accounts: GoogleAccount[]): string =>
  page(html`<main>
<p class="not">Sandbox. Not Google, and nobody here is real.</p>
<h1>Choose an account</h1>
<p>to continue to ${new URL(request.origin).host}</p>
<form method="post" action="/google/accounts/choose">${hiddenFields(request)}
<ul>${accounts.map(
    ({ email, name }) =>
      html`<li><button name="email" value="${email}"><b>${name}</b><span>${email}</span></button></li>`,
  )}</ul></form>
<details><summary>Use another account</summary>
<form method="post" action="/google/accounts/choose">${hiddenFields(request)}
<label>Name <input name="name" required maxlength="200" autocomplete="off"></label>
<label>E-mail <input name="email" type="email" required autocomplete="off"></label>
<button class="go">Add and continue</button></form></details>
</main>`);

/** The last page of that window: its script hands the token to the page that asked, and closes the window. */
export const tokenPage = (origin: string, credential: string): string =>
  page(html`<main data-origin="${origin}" data-credential="${credential}"><h1>Signing you in</h1>
<p>This window closes by itself.</p></main><script src="/google/hand-over.js"></script>`);

const hiddenFields = ({ client_id, origin, nonce }: SignInRequest): Html =>
  html`<input type="hidden" name="client_id" value="${client_id}"><input type="hidden" name="origin" value="${origin}">${
    nonce !== undefined && html`<input type="hidden" name="nonce" value="${nonce}">`
  }`;
