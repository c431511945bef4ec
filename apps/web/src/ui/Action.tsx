import { Button, type ButtonProps } from "@mantine/core";
import { createLink } from "@tanstack/react-router";
import type { ComponentPropsWithRef, MouseEventHandler, ReactNode } from "react";
import { Hint } from "./Hint.tsx";

/** Primary leads, at most one a view; soft sits in rows; plain dismisses; danger is for confirmations of loss. */
export type ActionKind = "primary" | "default" | "soft" | "plain" | "danger";

const looks = {
  primary: { variant: "filled" },
  default: { variant: "default" },
  soft: { variant: "light" },
  plain: { variant: "subtle", color: "gray" },
  danger: { variant: "filled", color: "red" },
} as const satisfies Record<ActionKind, Partial<ButtonProps>>;

type ActionProps = {
  kind?: ActionKind;
  /** While true the label gives way to a loader and presses are ignored. */
  busy?: boolean;
  /** Why it cannot be pressed now; the button stays focusable so that the reason can be read. */
  reason?: string | undefined;
  onClick?: MouseEventHandler<HTMLButtonElement>;
  children: ReactNode;
} & Omit<ButtonProps, "variant" | "color" | "loading" | "disabled"> &
  Pick<
    ComponentPropsWithRef<"button">,
    "type" | "ref" | "id" | "form" | "autoFocus" | "aria-label" | "aria-describedby"
  >;

export function Action({ kind = "default", busy = false, reason, onClick, children, ...rest }: ActionProps) {
  const press: MouseEventHandler<HTMLButtonElement> = (event) => {
    // The second press of a double click is no wish of its own.
    if (reason || busy || event.detail > 1) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <Hint label={reason}>
      <Button
        {...looks[kind]}
        type="button"
        {...rest}
        loading={busy}
        aria-busy={busy || undefined}
        aria-disabled={reason ? true : undefined}
        onClick={press}
      >
        {children}
      </Button>
    </Hint>
  );
}

type PlaceProps = { kind?: ActionKind } & Omit<ButtonProps, "variant" | "color" | "loading" | "disabled"> &
  Omit<ComponentPropsWithRef<"a">, "style">;

const Place = ({ kind = "default", ...rest }: PlaceProps) => <Button component="a" {...looks[kind]} {...rest} />;

/** An action that is a place: a link that looks like a button. */
export const ActionLink = createLink(Place);
