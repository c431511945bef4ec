import { TextInput } from "@mantine/core";
import { useState } from "react";
import { useWords } from "../../../sections/renter/language.tsx";
import { Action } from "../../../ui/Action.tsx";
import type { IdentityField } from "./identity.ts";
import css from "./Screening.module.css";

/** Nine digits with the two dashes that people may write. */
const maxLength = 11;

/**
 * The number, twice, masked until it is shown. It is no password field: browsers would offer to remember one.
 */
export function SsnFields({ field }: { field: IdentityField }) {
  const { identity: words } = useWords().screening;
  const [isShown, setShown] = useState(false);
  const masked = {
    autoComplete: "off",
    inputMode: "numeric",
    maxLength,
    spellCheck: false,
    classNames: { input: isShown ? "" : css.masked! },
  } as const;
  return (
    <>
      <TextInput label={words.ssn} {...masked} {...field("ssn")} />
      <TextInput label={words.ssnAgain} {...masked} {...field("ssnAgain")} />
      <div>
        <Action kind="soft" size="xs" aria-pressed={isShown} onClick={() => setShown(!isShown)}>
          {isShown ? words.hide : words.show}
        </Action>
      </div>
    </>
  );
}
