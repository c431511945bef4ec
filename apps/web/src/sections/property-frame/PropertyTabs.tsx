import { Link, type LinkProps, useRouterState } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import css from "../../ui/PageTabs.module.css";

/** The screens of a home in their order. An entry joins when its screen is registered in the router. */
const tabs: readonly { label: string; to: NonNullable<LinkProps["to"]> }[] = [
  { label: "Dashboard", to: "/property/$propertyId/dashboard" },
  { label: "Property Details", to: "/property/$propertyId/details" },
  { label: "Availability", to: "/property/$propertyId/availability" },
  { label: "Showings", to: "/property/$propertyId/showings" },
  { label: "Leads", to: "/property/$propertyId/leads" },
  { label: "Applications", to: "/property/$propertyId/applications" },
];

export function PropertyTabs({ propertyId }: { propertyId: string }) {
  const row = useRef<HTMLElement>(null);
  const page = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another tab
  useEffect(() => {
    // On a phone the row is longer than the screen: where one is must be in sight. Sideways only, the page stays.
    const here = row.current?.querySelector<HTMLElement>('[aria-current="page"]');
    if (here) row.current!.scrollLeft = here.offsetLeft - (row.current!.clientWidth - here.offsetWidth) / 2;
  }, [page]);
  return (
    <nav ref={row} className={css.tabs} aria-label="Property">
      {tabs.map(({ label, to }) => (
        <Link
          key={label}
          to={to}
          params={{ propertyId }}
          className={css.tab}
          activeOptions={{ includeSearch: false }}
          data-tour={label.toLowerCase()}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
