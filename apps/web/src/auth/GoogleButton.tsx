import { useEffect, useEffectEvent, useRef, useState } from "react";
import { googleIdentity } from "./google-script.ts";
import type { AccountPage } from "./page.ts";
import { useAccountWords } from "./words/context.ts";

type GoogleButtonProps = {
  page: AccountPage;
  label: string;
  /** Which of Google's own labels its button has. */
  text?: "continue_with" | "signin_with";
  /** Whether an "or" divider is shown above it; off when it is the first of a list of choices. */
  divided?: boolean;
  onCredential: (googleJwt: string) => void;
};

/** In pixels: the widest button Google draws. */
const widest = 400;

const isDark = (): boolean => {
  const chosen = document.documentElement.dataset.mantineColorScheme;
  return chosen ? chosen === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
};

/** Resolves once the button is no longer pressed. Removed during a press, it would swallow the click. */
const untilReleased = (button: HTMLElement | null): Promise<void> =>
  new Promise((resolve) => {
    if (!button?.matches(":active")) return resolve();
    // The click comes right after.
    for (const end of ["pointerup", "pointercancel", "keyup"])
      addEventListener(end, () => setTimeout(resolve), { once: true });
  });

/**
 * Google's own button; until it loads, a placeholder of the same look. Renders nothing when no client id is configured
 * or the script cannot be loaded.
 */
export function GoogleButton(props: GoogleButtonProps) {
  const { page, label, text = "continue_with", divided = true, onCredential } = props;
  const { google, language } = page;
  const { or } = useAccountWords();
  const place = useRef<HTMLDivElement>(null);
  const painted = useRef<HTMLButtonElement>(null);
  const wasPressed = useRef(false);
  const [state, setState] = useState<"awaited" | "ready" | "absent">("awaited");
  const answered = useEffectEvent(onCredential);
  useEffect(() => {
    if (!google) return;
    let isWanted = true;
    googleIdentity(google.scriptUrl)
      .then(async (identity) => {
        await untilReleased(painted.current);
        if (!isWanted || !place.current) return;
        identity.initialize({ client_id: google.clientId, callback: ({ credential }) => answered(credential) });
        identity.renderButton(place.current, {
          type: "standard",
          theme: isDark() ? "filled_black" : "outline",
          size: "large",
          shape: "rectangular",
          logo_alignment: "center",
          text,
          locale: language,
          width: Math.min(place.current.clientWidth, widest),
        });
        setState("ready");
        if (wasPressed.current) place.current.querySelector<HTMLElement>("[role=button], button")?.click();
      })
      .catch((error: unknown) => {
        console.error(error);
        if (isWanted) setState("absent");
      });
    return () => {
      isWanted = false;
    };
  }, [google, text, language]);
  if (!google || state === "absent") return null;
  return (
    <>
      {divided && <div className="or">{or}</div>}
      <div className="google">
        <div ref={place} />
        {state === "awaited" && (
          <button
            ref={painted}
            type="button"
            className="btn outlined full"
            data-live
            onClick={() => (wasPressed.current = true)}
          >
            <GoogleSign />
            {label}
          </button>
        )}
      </div>
    </>
  );
}

const GoogleSign = () => (
  <svg width="18" height="18" viewBox="0 0 48 48" aria-hidden="true">
    <path
      fill="#EA4335"
      d="M24 9.5c3.5 0 6.7 1.2 9.2 3.6l6.9-6.9C35.9 2.4 30.5 0 24 0 14.6 0 6.5 5.4 2.6 13.2l8 6.2C12.4 13.7 17.7 9.5 24 9.5z"
    />
    <path
      fill="#4285F4"
      d="M47 24.6c0-1.6-.2-3.1-.4-4.6H24v9h12.9c-.6 3-2.3 5.5-4.8 7.2l7.7 6C44.4 38 47 32 47 24.6z"
    />
    <path fill="#FBBC05" d="M10.5 28.6a14.5 14.5 0 0 1 0-9.2l-8-6.2a24 24 0 0 0 0 21.6l8-6.2z" />
    <path
      fill="#34A853"
      d="M24 48c6.5 0 11.9-2.1 15.9-5.8l-7.7-6c-2.2 1.5-4.9 2.3-8.2 2.3-6.3 0-11.6-4.2-13.5-9.9l-8 6.2C6.5 42.6 14.6 48 24 48z"
    />
  </svg>
);
