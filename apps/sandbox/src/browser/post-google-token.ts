/** Hands the token of the page to the window that opened it, and closes. */
export function postTokenToOpener(): void {
  const { origin = "", credential = "" } = document.querySelector<HTMLElement>("main")?.dataset ?? {};
  window.opener?.postMessage({ type: "google-sign-in", credential, select_by: "btn" }, origin);
  window.close();
}
