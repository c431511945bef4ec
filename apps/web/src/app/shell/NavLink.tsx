import { Link, useRouterState } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { Entry } from "../navigation.ts";

type NavLinkProps = { entry: Entry; className: string | undefined; onClick?: () => void; children?: ReactNode };

/** An entry of the main navigation, lit on its page and on those that belong to it. */
export function NavLink({ entry: { label, to, covers }, children, ...rest }: NavLinkProps) {
  const path = useRouterState({ select: ({ location }) => location.pathname });
  return (
    <Link to={to} {...(covers?.test(path) ? { "aria-current": true } : {})} {...rest}>
      {children}
      {label}
    </Link>
  );
}
