import { createLink } from "@tanstack/react-router";
import type { ComponentPropsWithRef, MouseEventHandler, ReactNode } from "react";
import css from "./Action.module.css";
import { Hint } from "./Hint.tsx";

/**
 * The look of a button: primary for the main action, at most one a view; soft in rows; plain to dismiss; danger to
 * confirm a loss.
 */
export type ActionKind = "primary" | "default" | "soft" | "plain" | "danger";

type LookProps = {
  kind?: ActionKind;
  size?: "compact-sm" | "xs" | "sm" | "md" | "lg";
  fullWidth?: boolean;
  leftSection?: ReactNode;
  rightSection?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
};

type ActionProps = LookProps & {
  /** Whether a spinner replaces the label and presses are ignored. */
  busy?: boolean;
  /** Why the button is disabled; it stays focusable so that the reason can be read. */
  reason?: string | undefined;
} & Omit<ComponentPropsWithRef<"button">, "disabled" | "style" | "className" | "children">;

const lookOf = (look: Omit<LookProps, "children">) => {
  const { kind = "default", size = "sm", fullWidth, leftSection, rightSection, className } = look;
  return {
    className: `${css.action} ${css[kind]} ${leftSection ? css.led : ""} ${rightSection ? css.trailed : ""} ${className ?? ""}`,
    "data-variant": kind === "plain" ? "subtle" : undefined,
    "data-size": size,
    "data-block": fullWidth || undefined,
  };
};

const Inside = ({
  leftSection,
  rightSection,
  children,
}: Pick<LookProps, "leftSection" | "rightSection" | "children">) => (
  <span className={css.inside}>
    {leftSection && <span className={css.side}>{leftSection}</span>}
    <span className={css.label}>{children}</span>
    {rightSection && <span className={css.side}>{rightSection}</span>}
  </span>
);

/** A button. It is our own, since the library's would add a tenth to every first page's script. */
export function Action({ busy = false, reason, onClick, children, ...rest }: ActionProps) {
  const { kind, size, fullWidth, leftSection, rightSection, className, ...others } = rest;
  const press: MouseEventHandler<HTMLButtonElement> = (event) => {
    // The second press of a double click is no wish of its own.
    if (reason || busy || event.detail > 1) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <Hint label={reason}>
      <button
        type="button"
        {...others}
        {...lookOf(rest)}
        disabled={busy}
        aria-busy={busy || undefined}
        aria-disabled={reason ? true : undefined}
        onClick={press}
      >
        <Inside leftSection={leftSection} rightSection={rightSection}>
          {children}
        </Inside>
      </button>
    </Hint>
  );
}

type PlaceProps = LookProps & Omit<ComponentPropsWithRef<"a">, "style" | "className" | "children">;

function Place({ children, ...rest }: PlaceProps) {
  const { kind, size, fullWidth, leftSection, rightSection, className, ...others } = rest;
  return (
    <a {...others} {...lookOf(rest)}>
      <Inside leftSection={leftSection} rightSection={rightSection}>
        {children}
      </Inside>
    </a>
  );
}

/** A link that looks like a button. */
export const ActionLink = createLink(Place);
