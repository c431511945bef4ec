import { IconChevronLeft } from "@tabler/icons-react";
import { createLink, Link, type LinkProps, useCanGoBack, useRouter } from "@tanstack/react-router";
import type { ComponentPropsWithRef } from "react";
import css from "./BackLink.module.css";

/** A link back to the previous page with its filters, or to the list when the visitor came from elsewhere. */
export function BackLink({ label, to }: { label: string; to: NonNullable<LinkProps["to"]> }) {
  const router = useRouter();
  const canGoBack = useCanGoBack();
  return (
    <Link
      to={to}
      className={css.back}
      onClick={(event) => {
        if (!canGoBack || event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        router.history.back();
      }}
    >
      <IconChevronLeft size={16} stroke={1.75} aria-hidden />
      {label}
    </Link>
  );
}

/** A link to what a page belongs to, wherever the visitor came from. */
export const UpLink = createLink(({ children, ...anchor }: Omit<ComponentPropsWithRef<"a">, "className">) => (
  <a {...anchor} className={css.back}>
    <IconChevronLeft size={16} stroke={1.75} aria-hidden />
    {children}
  </a>
));
