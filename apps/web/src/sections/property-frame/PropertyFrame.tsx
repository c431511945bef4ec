import type { PropertyView } from "@porchlight/contract/properties.ts";
import { fullAddressOf } from "@porchlight/domain/properties/address.ts";
import { IconChevronLeft, IconExternalLink } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { type ReactNode, useRef } from "react";
import { useDocumentTitle } from "../../ui/document-title.ts";
import { Lantern } from "../../ui/Lantern.tsx";
import { ToneBadge } from "../../ui/ToneBadge.tsx";
import { useFocusKept } from "../../ui/use-focus-kept.ts";
import { propertyStatusWords } from "../../words.ts";
import css from "./PropertyFrame.module.css";
import { PropertyTabs } from "./PropertyTabs.tsx";
import { useNewStatus } from "./use-new-status.ts";

type PropertyFrameProps = {
  title: string;
  home: Pick<PropertyView, "id" | "status" | "location" | "slug"> | null;
  isPublic?: boolean;
  /** Buttons beside the badge. */
  actions?: ReactNode;
  /** What else may be done to the home, behind one button. */
  menu?: ReactNode;
  children: ReactNode;
};

/** The header of a home's screens: its listing mark, name, address and public page. */
export function PropertyFrame({ title, home, isPublic = false, actions, menu, children }: PropertyFrameProps) {
  useDocumentTitle(title);
  const lit = home?.status === "LISTED";
  const news = useNewStatus(home);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusKept(heading, news);
  return (
    <div className={css.frame}>
      <Link to="/portfolio" className={css.back}>
        <IconChevronLeft size={16} stroke={1.75} aria-hidden />
        Portfolio
      </Link>
      <div className={css.head} data-tour="home">
        {home && (
          <span
            className={`${css.mark} ${lit ? css.lit : ""}`}
            data-moment={news === "LISTED" || news === "LISTING_IN_PROGRESS" ? news : undefined}
          >
            {lit && <Lantern lit={false} size={34} />}
            <Lantern lit={lit} size={34} />
          </span>
        )}
        <div className={css.names}>
          <h1 ref={heading} className={home ? css.title : "pl-hidden"} tabIndex={-1}>
            {title}
          </h1>
          {home && <p className={css.address}>{fullAddressOf(home.location)}</p>}
        </div>
        {home && (
          <div className={css.state}>
            <ToneBadge {...propertyStatusWords[home.status]} />
            {isPublic && (
              <a className={css.public} href={`/homes/${home.slug}`} target="_blank" rel="noreferrer">
                View listing
                <IconExternalLink size={16} stroke={1.75} aria-hidden />
                <span className="pl-hidden">(opens in a new tab)</span>
              </a>
            )}
            {actions && (
              <div className={css.actions} data-tour="actions">
                {actions}
              </div>
            )}
            {menu}
          </div>
        )}
      </div>
      <p className="pl-hidden" role="status">
        {news && `${title}: ${propertyStatusWords[news].label}`}
      </p>
      {home && <PropertyTabs propertyId={home.id} />}
      {children}
    </div>
  );
}
