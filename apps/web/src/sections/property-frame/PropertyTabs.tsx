import { Link, type LinkProps, useRouterState } from "@tanstack/react-router";
import { useRef } from "react";
import { useChosenInSight } from "../../ui/chosen-in-sight.ts";
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
  useChosenInSight(row, '[aria-current="page"]', page ?? "");
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
