interface CredentialResponse {
  credential: string;
  select_by: string;
}

interface InitializeOptions {
  client_id: string;
  callback?: (response: CredentialResponse) => void;
  nonce?: string;
}

interface ButtonOptions {
  type?: "standard" | "icon";
  theme?: "outline" | "filled_blue" | "filled_black";
  size?: "large" | "medium" | "small";
  text?: "signin_with" | "signup_with" | "continue_with" | "signin";
  shape?: "rectangular" | "pill" | "circle" | "square";
  width?: number | string;
  click_listener?: () => void;
}

/** The script of Google's button: puts `google.accounts.id` into the page that loads it. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: its source is sent to the browser as it stands, which knows nothing beside it
export function googleButton(): void {
  const sandbox = new URL((document.currentScript as HTMLScriptElement).src).origin;
  const labels = {
    signin_with: "Sign in with Google",
    signup_with: "Sign up with Google",
    continue_with: "Continue with Google",
    signin: "Sign in",
  };
  const colours = {
    outline: { background: "#fff", color: "#1f1f1f", border: "1px solid #747775" },
    filled_blue: { background: "#1a73e8", color: "#fff", border: "1px solid #1a73e8" },
    filled_black: { background: "#202124", color: "#fff", border: "1px solid #202124" },
  };
  const heights = { large: "40px", medium: "32px", small: "20px" };
  let options: InitializeOptions | undefined;
  let chooser: Window | null = null;
  let promptCard: HTMLElement | undefined;

  window.addEventListener("message", ({ origin, source, data }) => {
    if (origin !== sandbox || source !== chooser || data?.type !== "google-sign-in") return;
    chooser = null;
    promptCard?.remove();
    options?.callback?.({ credential: data.credential, select_by: data.select_by });
  });

  function openChooser(): void {
    if (!options) return;
    const asked = new URLSearchParams({ client_id: options.client_id, origin: location.origin });
    if (options.nonce) asked.set("nonce", options.nonce);
    chooser = window.open(`${sandbox}/google/accounts?${asked}`, "google-sign-in", "popup,width=480,height=620");
  }

  function createButton({
    type,
    theme = "outline",
    size = "large",
    text,
    shape,
    width,
    click_listener,
  }: ButtonOptions) {
    const label = labels[text ?? "signin_with"];
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = type === "icon" ? "G" : label;
    button.setAttribute("aria-label", label);
    Object.assign(button.style, {
      ...colours[theme],
      height: heights[size],
      minWidth: type === "icon" ? heights[size] : "200px",
      width: width ? `${Number.parseInt(String(width), 10)}px` : "auto",
      maxWidth: "100%",
      padding: type === "icon" ? "0" : "0 12px",
      borderRadius: shape === "pill" || shape === "circle" ? "20px" : "4px",
      font: `500 ${size === "small" ? 11 : 14}px Roboto, system-ui, sans-serif`,
      cursor: "pointer",
    });
    button.addEventListener("click", () => {
      click_listener?.();
      openChooser();
    });
    return button;
  }

  /** A card in the corner, as One Tap shows; it asks for the click that a browser wants before it opens a window. */
  function showPrompt(): void {
    promptCard?.remove();
    if (!options) return;
    const card = document.createElement("div");
    card.setAttribute("role", "dialog");
    card.setAttribute("aria-label", "Sign in with Google");
    Object.assign(card.style, {
      position: "fixed",
      top: "16px",
      right: "16px",
      zIndex: "9999",
      display: "flex",
      gap: "8px",
      padding: "16px",
      background: "#fff",
      border: "1px solid #dadce0",
      borderRadius: "8px",
      boxShadow: "0 4px 16px rgba(0, 0, 0, .2)",
    });
    const dismiss = document.createElement("button");
    dismiss.type = "button";
    dismiss.textContent = "Close";
    dismiss.addEventListener("click", () => card.remove());
    card.append(createButton({ text: "continue_with" }), dismiss);
    document.body.append(card);
    promptCard = card;
  }

  const id = {
    initialize(given: InitializeOptions) {
      options = given;
    },
    renderButton(parent: HTMLElement, given: ButtonOptions = {}) {
      parent.replaceChildren(createButton(given));
    },
    prompt: showPrompt,
    cancel: () => promptCard?.remove(),
    disableAutoSelect() {},
  };
  const host = window as unknown as { google?: object; onGoogleLibraryLoad?: () => void };
  host.google = { ...host.google, accounts: { id } };
  host.onGoogleLibraryLoad?.();
}
