import { Link, type LinkProps } from "@tanstack/react-router";
import css from "./PropertyTabs.module.css";

/** The screens of a home in their order. An entry joins when its screen is registered in the router. */
const tabs: readonly { label: string; to: NonNullable<LinkProps["to"]> }[] = [
  { label: "Dashboard", to: "/property/$propertyId/dashboard" },
  { label: "Property Details", to: "/property/$propertyId/details" },
  { label: "Availability", to: "/property/$propertyId/availability" },
  { label: "Showings", to: "/property/$propertyId/showings" },
  { label: "Leads", to: "/property/$propertyId/leads" },
];

export function PropertyTabs({ propertyId }: { propertyId: string }) {
  return (
    <nav className={css.tabs} aria-label="Property">
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
