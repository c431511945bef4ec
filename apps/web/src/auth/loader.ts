import "./styles/page.css";
import "./styles/form.css";
import { isTypingKept } from "../app/kept-typing-store.ts";
import { storeMarketingParams } from "../app/marketing.ts";
import { isSignedIn } from "../app/session.ts";
import { followChosenScheme } from "../app/theme/chosen-scheme.ts";
import { loadFontsLast } from "../app/theme/fonts.ts";
import { nextAddress } from "./next-address.ts";
import type { AccountPage } from "./page.ts";

// All that runs before a person acts: it waits for the first sign of one, then fetches the living form.

const page = JSON.parse(document.getElementById("page")!.textContent ?? "") as AccountPage;
const place = document.querySelector("[data-island]")!;

followChosenScheme();
storeMarketingParams(location.search, localStorage);
// Who is signed in has no need of these pages; the app knows where they belong.
if (isSignedIn() && page.screen !== "activation")
  location.replace(page.role === "renter" ? (nextAddress(page.query.next) ?? "/renter") : "/portfolio");
document.getElementById("kept")!.hidden = !isTypingKept();

let waking: Promise<void> | null = null;
let isAwake = false;
let hasFailed = false;

function wake(): Promise<void> {
  waking ??= import("./islands.tsx")
    .then((islands) => islands.wakeAccount(place, page))
    .then(
      () => {
        isAwake = true;
      },
      (error: unknown) => {
        hasFailed = true;
        document.getElementById("failed")!.hidden = false;
        console.error(error);
      },
    );
  return waking;
}

for (const sign of ["pointerover", "pointerdown", "focusin", "keydown"]) {
  addEventListener(sign, () => void wake(), { once: true, passive: true });
}
// The code's field has the focus from the first, and a field that the browser filled in may be sent at once.
if (document.activeElement?.matches("input")) void wake();

const isToRepeat = () => !isAwake && !hasFailed;

for (const button of place.querySelectorAll<HTMLButtonElement>("button:disabled")) button.disabled = false;

// What is pressed while the form is under way is pressed again once it is there.
addEventListener(
  "click",
  (event) => {
    const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-live]") : null;
    if (!pressed || !isToRepeat()) return;
    event.preventDefault();
    void wake().then(() => pressed.click());
  },
  true,
);
addEventListener(
  "submit",
  (event) => {
    if (isAwake) return;
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    if (!hasFailed) void wake().then(() => isAwake && form.requestSubmit());
  },
  true,
);

// The letters come last: stand-ins of the same width keep the lines meanwhile.
loadFontsLast();
