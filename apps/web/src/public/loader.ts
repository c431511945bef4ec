import "./styles/base.css";
import "./styles/controls.css";
import "./styles/gallery.css";
import "./styles/listing.css";
import "./styles/booking.css";
import "./styles/chat.css";
import "./styles/viewer.css";
import "./styles/forms.css";
import "./styles/flyer.css";
import type { Language } from "@porchlight/domain/kernel/languages.ts";
import type { ListingIslands } from "./islands-data.ts";
import type { IslandWords } from "./words/en/islands.ts";

// All that runs before a person acts: it waits for the first sign of one, then fetches the living parts.

const painted = document.getElementById("page");
/** The words of the page's language; the others are not sent. */
const wordsIn: Record<Language, () => Promise<{ words: IslandWords }>> = {
  en: () => import("./words/en/islands.ts"),
  es: () => import("./words/es/islands.ts"),
};
let waking: Promise<void> | null = null;
let isAwake = false;
let hasFailed = false;

function wake(): Promise<void> {
  waking ??= wakeIslands().then(
    () => {
      isAwake = true;
    },
    (error: unknown) => {
      hasFailed = true;
      console.error(error);
    },
  );
  return waking;
}

async function wakeIslands(): Promise<void> {
  const data = JSON.parse(painted!.textContent ?? "") as ListingIslands;
  const [{ wakeListing }, { words }] = await Promise.all([import("./islands.tsx"), wordsIn[data.language]()]);
  await wakeListing(data, words);
}

if (painted) {
  for (const sign of ["pointerover", "pointerdown", "focusin", "keydown"]) {
    addEventListener(sign, () => void wake(), { once: true, passive: true });
  }

  // A click that comes while the parts are under way is repeated once they are there, or once it is clear that they
  // will not come: then the link is followed.
  addEventListener(
    "click",
    (event) => {
      const link =
        event.target instanceof Element ? event.target.closest<HTMLElement>("[data-live], a[data-chat]") : null;
      if (!link || isAwake || hasFailed || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0)
        return;
      event.preventDefault();
      void wake().then(() => link.click());
    },
    true,
  );
  addEventListener(
    "submit",
    (event) => {
      const form = event.target;
      if (isAwake || hasFailed || !(form instanceof HTMLFormElement) || !form.matches("[data-ask]")) return;
      event.preventDefault();
      const { submitter } = event;
      void wake().then(() => form.requestSubmit(submitter));
    },
    true,
  );
}

// Other pages lead to the chat's plain page; where scripts run, the living chat opens instead.
const chatHash = "#chat";
for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-chat-page]")) {
  link.href = link.href.replace(/\/message$/, chatHash);
}
for (const field of document.querySelectorAll<HTMLInputElement>("input[data-chat-page]")) field.value = "living";
if (painted && location.hash === chatHash) {
  void wake().then(() => document.querySelector<HTMLElement>("[data-chat]")?.click());
}

// A photo that cannot be loaded says so in its place, whenever it failed.
const markBroken = ({ target }: { target: EventTarget | null }): void => {
  if (!(target instanceof HTMLImageElement)) return;
  const words = target.closest<HTMLElement>(".gallery")?.dataset.notShown;
  if (words) target.closest("a")?.setAttribute("data-broken", words);
};
addEventListener("error", markBroken, true);
for (const photo of document.querySelectorAll<HTMLImageElement>(".gallery img")) {
  if (photo.complete && photo.naturalWidth === 0 && photo.currentSrc) markBroken({ target: photo });
}

// A form that was sent is not sent twice by an impatient second tap.
addEventListener("submit", (event) => {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || !form.matches("[data-once]")) return;
  if (form.getAttribute("aria-busy") === "true") return event.preventDefault();
  for (const busy of [form, event.submitter]) busy?.setAttribute("aria-busy", "true");
  // Who stopped a slow page is still here, and may send again.
  setTimeout(endBusy, stoppedAfterMilliseconds);
});
const stoppedAfterMilliseconds = 15_000;
function endBusy(): void {
  for (const busy of document.querySelectorAll("form[aria-busy], form [aria-busy]")) busy.removeAttribute("aria-busy");
}
addEventListener("pageshow", endBusy);

// The docked bar repeats the booking card, so it hides while the card itself is in view.
const dock = document.getElementById("dock");
const book = document.getElementById("book");
if (dock && book) {
  new IntersectionObserver((seen) => dock.classList.toggle("away", seen.at(-1)!.isIntersecting)).observe(book);
}

// The letters come after the cover, which is what people came for: stand-ins of the same width keep the lines meanwhile.
const dress = (): void => void import("../app/theme/fonts.css");
if (document.readyState === "complete") dress();
else addEventListener("load", dress, { once: true });

// After an answer with complaints, focus goes to them.
document.getElementById("problem")?.focus();

document.querySelector("[data-print]")?.addEventListener("click", () => print());
