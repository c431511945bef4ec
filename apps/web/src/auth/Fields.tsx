import { passwordChecks } from "@porchlight/domain/accounts/password.ts";
import { useEffect, useRef, useState } from "react";
import { pressSettleMilliseconds } from "../app/press-settle.ts";
import { controlProps, type FieldWords, PageField } from "../ui/PageField.tsx";
import { useAccountWords } from "./words/context.ts";

type PasswordFieldProps = FieldWords & {
  autoComplete: "current-password" | "new-password";
  /** When the list of password requirements shows: while the field has focus, or also once something is typed. */
  needs?: "focused" | "typed";
};

/** A password field with a show and hide button. */
export function PasswordField({ autoComplete, needs, ...words }: PasswordFieldProps) {
  const { showPassword } = useAccountWords();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const [isFocused, setFocused] = useState(false);
  const [isShown, show] = useState(false);
  // The field was there before its script: it may hold text and the focus already.
  useEffect(() => {
    setTyped(field.current?.value ?? "");
    setFocused(document.activeElement === field.current);
  }, []);
  const isListed = needs && (isFocused || (needs === "typed" && typed !== ""));
  const needsId = `${words.name}-needs`;
  return (
    <div>
      <PageField {...words}>
        <div className="secret">
          <input
            {...controlProps(words, isListed && needsId)}
            ref={field}
            type={isShown ? "text" : "password"}
            autoComplete={autoComplete}
            onInput={(event) => setTyped(event.currentTarget.value)}
            onFocus={() => setFocused(true)}
            // A list that goes at once would move the button from under a press.
            onBlur={() =>
              setTimeout(() => setFocused(document.activeElement === field.current), pressSettleMilliseconds)
            }
          />
          <button
            type="button"
            className="iconbutton"
            aria-label={showPassword}
            aria-pressed={isShown}
            onClick={() => show(!isShown)}
          >
            <Eye isOpen={!isShown} />
          </button>
        </div>
      </PageField>
      {isListed && <Needs id={needsId} typed={typed} />}
    </div>
  );
}

const Eye = ({ isOpen }: { isOpen: boolean }) => (
  <svg
    width="18"
    height="18"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    aria-hidden="true"
  >
    <path d="M3 12c2.4-4 5.4-6 9-6s6.6 2 9 6c-2.4 4-5.4 6-9 6s-6.6-2-9-6z" strokeLinejoin="round" />
    <circle cx="12" cy="12" r="2.5" />
    {!isOpen && <path d="M4 4l16 16" strokeLinecap="round" />}
  </svg>
);

/** The strength bars and the list of requirements, which share one count. */
function Needs({ id, typed }: { id: string; typed: string }) {
  const words = useAccountWords();
  const checks = passwordChecks.map(({ name, label, isMet }) => ({
    label: words.needsLabels?.[name] ?? label,
    isMet: isMet(typed),
  }));
  const met = checks.filter((check) => check.isMet).length;
  return (
    <div>
      <div className="bars" aria-hidden="true">
        {checks.map(({ label }, place) => (
          <i key={label} className={place < met ? "filled" : ""} />
        ))}
      </div>
      <ul className="needs" id={id} aria-label={words.needs}>
        {checks.map(({ label, isMet }) => (
          <li key={label} className={isMet ? "met" : ""}>
            <svg width="15" height="15" viewBox="0 0 24 24" fill="none" stroke="currentColor" aria-hidden="true">
              {isMet ? (
                <path d="M5 12l5 5L20 7" strokeWidth="2.2" />
              ) : (
                <circle cx="12" cy="12" r="9" strokeWidth="1.75" />
              )}
            </svg>
            {label}
            <span className="hidden">{isMet ? words.met : words.notMet}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
