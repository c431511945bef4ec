import { PasswordInput, type PasswordInputProps } from "@mantine/core";
import { IconCheck, IconCircle, IconEye, IconEyeOff } from "@tabler/icons-react";
import { useId, useState } from "react";
import css from "./PasswordField.module.css";

export type Check = { label: string; met: boolean };

/**
 * A password with a show and hide button. With `checks` the list of what it needs shows while the field has focus,
 * and stays once something is typed when `indicator` is on.
 */
export function PasswordField({
  checks,
  indicator = false,
  ...rest
}: PasswordInputProps & { checks?: Check[]; indicator?: boolean }) {
  const listId = useId();
  const [focused, setFocused] = useState(false);
  const listed = checks && (focused || (indicator && Boolean(rest.value)));
  return (
    <div>
      <PasswordInput
        {...rest}
        onFocus={(event) => {
          setFocused(true);
          rest.onFocus?.(event);
        }}
        onBlur={(event) => {
          setFocused(false);
          rest.onBlur?.(event);
        }}
        visibilityToggleIcon={({ reveal }) =>
          reveal ? <IconEyeOff size={18} stroke={1.75} /> : <IconEye size={18} stroke={1.75} />
        }
        visibilityToggleButtonProps={{ "aria-label": "Show password", tabIndex: 0 }}
        {...(listed ? { "aria-describedby": listId } : {})}
      />
      {listed && <Checklist id={listId} checks={checks} />}
    </div>
  );
}

/** The bars and the list share one count. */
function Checklist({ id, checks }: { id: string; checks: Check[] }) {
  const met = checks.filter((check) => check.met).length;
  return (
    <div>
      <div className={css.bars} aria-hidden="true">
        {checks.map((check, place) => (
          <i key={check.label} className={place < met ? css.filled : ""} />
        ))}
      </div>
      <ul className={css.list} id={id} aria-label="Your password needs">
        {checks.map((check) => (
          <li key={check.label} className={check.met ? css.met : ""}>
            {check.met ? (
              <IconCheck size={15} stroke={2.2} aria-hidden />
            ) : (
              <IconCircle size={15} stroke={1.75} aria-hidden />
            )}
            {check.label}
            <span className="pl-hidden">{check.met ? ", met" : ", not met yet"}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
