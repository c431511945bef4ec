import { UnstyledButton } from "@mantine/core";
import type { PropertyView } from "@porchlight/contract/properties.ts";
import {
  IconBroadcast,
  IconChevronRight,
  IconExternalLink,
  IconHomeCheck,
  IconPlayerPause,
  IconPrinter,
} from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { lazy, type ReactNode } from "react";
import { useNow } from "../../app/use-now.ts";
import { Lantern } from "../../ui/Lantern.tsx";
import { Part } from "../../ui/Part.tsx";
import { useLayer } from "../../ui/use-layer.ts";
import { isPublic } from "../property/is-public.ts";
import { useLiveShowings } from "../showings/live-showings.ts";
import { ListButton } from "./ListButton.tsx";
import css from "./Listing.module.css";
import { ListingDialogs, type ListingLayer } from "./ListingDialogs.tsx";
import { platformsQuery } from "./listing-moves.ts";
import { standing } from "./listing-words.ts";
import { PlatformStanding } from "./PlatformStanding.tsx";

// The last of the page's parts, with the library's switch, which nothing else of a first view needs.
const AutoUpdate = lazy(() => import("./AutoUpdate.tsx").then((file) => ({ default: file.AutoUpdate })));

const icon = { size: 20, stroke: 1.75, "aria-hidden": true } as const;

/** The status of a home's listing, with the owner's moves. */
export function ListingWidget({ property }: { property: PropertyView }) {
  const now = useNow();
  const opened = useLayer<ListingLayer>();
  const showings = useLiveShowings(property.id);
  const platforms = useQuery({ ...platformsQuery(property.id), enabled: isOnPlatforms(property.status) });
  const can = (move: PropertyView["moves"][number]) => property.moves.includes(move);
  const lit = property.status === "LISTED";
  const { title, text } = standing(property, now, platforms.data?.platforms);
  return (
    <aside className={css.widget} aria-label="Listing" id="listing">
      <div className={css.card}>
        <div className={`${css.standing} ${lit ? css.lit : ""}`}>
          <Lantern lit={lit} size={32} />
          <p>
            <b>{title}</b>
            {text}
          </p>
        </div>
        {isOnPlatforms(property.status) && <PlatformStanding property={property} now={now} />}
        <ul className={css.rows}>
          {isPublic(property.status) && (
            <li>
              <a className={css.row} href={`/homes/${property.slug}`} target="_blank" rel="noreferrer">
                <IconExternalLink {...icon} />
                <RowText title="View listing page" text="What renters see" />
                <IconChevronRight size={16} stroke={1.75} aria-hidden />
                <span className="pl-hidden">(opens in a new tab)</span>
              </a>
            </li>
          )}
          {isPublic(property.status) && property.status !== "RENTED_OUT" && (
            <li>
              <a className={css.row} href={`/homes/${property.slug}/flyer`} target="_blank" rel="noreferrer">
                <IconPrinter {...icon} />
                <RowText title="Print a flyer" text="One page with a QR code" />
                <IconChevronRight size={16} stroke={1.75} aria-hidden />
                <span className="pl-hidden">(opens in a new tab)</span>
              </a>
            </li>
          )}
          {can("editSyndication") && (
            <Row
              icon={<IconBroadcast {...icon} />}
              title="Edit syndication"
              text="Which rental sites show it"
              onPress={() => opened.open("syndication")}
            />
          )}
          {can("pause") && (
            <Row
              icon={<IconPlayerPause {...icon} />}
              title="Pause listing"
              text="Conversations and showings are kept"
              onPress={() => opened.open("pause")}
            />
          )}
          {can("markRentedOut") && (
            <Row
              icon={<IconHomeCheck {...icon} />}
              title="Mark as rented out"
              text={
                showings > 0
                  ? `Cancels ${showings === 1 ? "one showing" : `${showings} showings`} and closes conversations`
                  : "Closes conversations"
              }
              onPress={() => opened.open("rented-out")}
            />
          )}
        </ul>
        {can("publish") && (
          <div className={css.list}>
            <ListButton property={property} kind="default" />
          </div>
        )}
      </div>
      <Part>{isPublic(property.status) && <AutoUpdate property={property} now={now} />}</Part>
      <ListingDialogs property={property} opened={opened} />
    </aside>
  );
}

const isOnPlatforms = (status: PropertyView["status"]): boolean =>
  status === "LISTED" || status === "LISTING_IN_PROGRESS";

type RowProps = { icon: ReactNode; title: string; text: string; onPress: () => void };

const Row = ({ icon: sign, title, text, onPress }: RowProps) => (
  <li>
    <UnstyledButton className={css.row} onClick={onPress}>
      {sign}
      <RowText title={title} text={text} />
      <IconChevronRight size={16} stroke={1.75} aria-hidden />
    </UnstyledButton>
  </li>
);

const RowText = ({ title, text }: { title: string; text: string }) => (
  <span className={css.rowText}>
    <b>{title}</b>
    {text}
  </span>
);
