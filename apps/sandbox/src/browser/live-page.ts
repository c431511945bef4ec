/** Keeps the page current without a reload, and sends its forms without losing what is half typed in another one. */
export function livePage(): void {
  const renew = (element: HTMLElement, replacement: HTMLElement): void => {
    const focused = element.contains(document.activeElement) ? document.activeElement : null;
    if (focused?.matches("select, input")) return;
    const focusedHref = focused?.getAttribute("href");
    element.innerHTML = replacement.innerHTML;
    if (focusedHref) element.querySelector<HTMLElement>(`[href="${CSS.escape(focusedHref)}"]`)?.focus();
  };

  const show = (text: string): void => {
    const fresh = new DOMParser().parseFromString(text, "text/html");
    for (const element of document.querySelectorAll<HTMLElement>("[data-live]")) {
      const replacement = fresh.getElementById(element.id);
      if (replacement && element.innerHTML !== replacement.innerHTML) renew(element, replacement);
    }
    scrollToNewest();
  };

  const scrollToNewest = (): void => {
    for (const element of document.querySelectorAll("[data-bottom]")) element.scrollTop = element.scrollHeight;
  };

  const refresh = async (): Promise<void> => {
    const answer = await fetch(location.href).catch(() => undefined);
    if (answer?.ok) show(await answer.text());
  };

  const withoutNotice = (address: string): string => {
    const url = new URL(address);
    url.searchParams.delete("notice");
    url.searchParams.delete("problem");
    return url.href;
  };

  document.addEventListener("submit", async (event) => {
    const form = event.target as HTMLFormElement;
    const question = form.dataset.confirm;
    if (question && !window.confirm(question)) return event.preventDefault();
    if (form.method !== "post") return undefined;
    event.preventDefault();
    const sent = new FormData(form, event.submitter);
    const answer = await fetch(form.action, {
      method: "POST",
      body: new URLSearchParams([...sent].map(([name, value]) => [name, String(value)])),
    });
    const text = await answer.text();
    const failed = new URL(answer.url).searchParams.has("problem");
    const stays = withoutNotice(answer.url) === location.href;
    // Another mail or phone is on show now: that is another page.
    if (!stays && !failed) return location.assign(answer.url);
    if (document.activeElement instanceof HTMLElement && form.dataset.autosubmit !== undefined)
      document.activeElement.blur();
    show(text);
    if (!failed) form.reset();
    return undefined;
  });

  document.addEventListener("change", (event) => {
    const field = event.target as HTMLSelectElement | HTMLInputElement;
    if (field.form?.dataset.autosubmit !== undefined) field.form.requestSubmit();
  });

  history.replaceState(null, "", withoutNotice(location.href));
  scrollToNewest();
  new EventSource("/pages/events").addEventListener("changed", refresh);
  // The shown time moves on, also while nothing happens.
  setInterval(refresh, 20_000);
}
