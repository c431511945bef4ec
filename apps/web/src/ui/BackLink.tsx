import { IconChevronLeft } from "@tabler/icons-react";
import { Link, type LinkProps, useCanGoBack, useRouter } from "@tanstack/react-router";
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
