import type { PublicListing } from "@porchlight/contract/public.ts";
import { IconBath, IconBed, IconHome, IconRuler2 } from "@tabler/icons-react";
import { AskPiper } from "./AskPiper.tsx";
import { Booking } from "./Booking.tsx";
import { Document } from "./Document.tsx";
import { Gallery } from "./Gallery.tsx";
import type { ListingIslands } from "./islands-data.ts";
import { Amenities, Costs, LookingFor, Place } from "./ListingSections.tsx";
import { areaOf, listingHead, phoneWords, rentWords } from "./listing-words.ts";
import { Mark, PiperDisc } from "./Marks.tsx";
import { OtherHomes } from "./OtherHomes.tsx";
import { requestAddress } from "./openings.ts";
import type { PageProps } from "./page-props.ts";
import { dayIn } from "./times.ts";
import { useWords } from "./words/context.ts";
import type { PageWords } from "./words/en/page.ts";
import type { Times } from "./words/en/times.ts";
import { usePageWords } from "./words/page-context.ts";

const factIcons: Record<PublicListing["facts"][number]["kind"], typeof IconBed> = {
  bedrooms: IconBed,
  bathrooms: IconBath,
  size: IconRuler2,
  home: IconHome,
};

/** The page of one home as the server renders it, complete and usable before hydration. */
export function ListingPage({ page, setting }: PageProps<"listing">) {
  const { listing, openings, tour, day } = page;
  const { gallery, times, tours: tourNames } = useWords();
  const { listing: words } = usePageWords();
  const islands: ListingIslands = {
    kind: "listing",
    language: setting.language,
    apiBaseUrl: setting.apiBaseUrl,
    tourNames,
    listing: {
      slug: listing.slug,
      title: listing.title,
      ownerFirstName: listing.ownerFirstName,
      timeZone: listing.timeZone,
      tours: listing.tours,
      showingDurationMinutes: listing.showingDurationMinutes,
      images: listing.images,
      location: listing.location,
      isTakingRequests: listing.isTakingRequests,
    },
    openings,
    tour,
    day,
  };
  const initial = listing.ownerFirstName.slice(0, 1).toUpperCase();
  return (
    <Document head={listingHead(listing, setting, words, gallery.photo)} setting={setting} islands={islands}>
      <main id="main" className="wide">
        <div data-island="gallery">
          <Gallery listing={listing} />
        </div>
        <div className="listing">
          <div className="intro">
            <StateChip listing={listing} isSoon={opensWithinAWeek(openings, setting.now)} />
            <h1 className="disp">{listing.title}</h1>
            <p className="area">{areaOf(listing)}</p>
            <ul className="facts">
              {listing.facts.map(({ kind, label, value }) => {
                const Icon = factIcons[kind];
                return (
                  <li key={label}>
                    <Icon size={21} stroke={1.75} aria-hidden="true" />
                    <span className="sr">{label}: </span>
                    {value}
                  </li>
                );
              })}
            </ul>
            {!listing.isRentedOut && (
              <div className="host">
                <span className="pair" aria-hidden="true">
                  <span className="avatar">{initial}</span>
                  <PiperDisc size={28} />
                </span>
                <p>
                  <b>{words.listedBy(listing.ownerFirstName)}</b>
                  <span>{words.piper(listing.ownerFirstName)}</span>
                </p>
              </div>
            )}
          </div>
          <aside className="book" id="book" aria-label={words.request}>
            <BookingCard page={page} setting={setting} />
          </aside>
          <div className="about">
            {listing.descriptionHtml && (
              <section className="part">
                <h2 className="disp">{words.about}</h2>
                <div
                  className="prose"
                  lang={listing.ownWordsLanguage}
                  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server has reduced it to paragraphs, emphasis and lists
                  dangerouslySetInnerHTML={{ __html: listing.descriptionHtml }}
                />
              </section>
            )}
            <OtherHomes homes={page.others} ownerFirstName={listing.ownerFirstName} />
            <Amenities listing={listing} />
            {!listing.isRentedOut && (
              <>
                <Costs listing={listing} />
                <LookingFor listing={listing} />
                <AskPiper listing={listing} />
              </>
            )}
            <Place listing={listing} hasMap={setting.hasMap} />
          </div>
        </div>
      </main>
      {listing.isTakingRequests && tour && (
        <div className="dock" id="dock">
          <p>
            <b>{rentWords(listing)}</b>
            {availableWords(listing, setting.now, words, times)}
          </p>
          <a className="btn outlined large icon" href="#ask" data-chat="" aria-label={words.message}>
            <PiperDisc size={28} />
          </a>
          <a className="btn primary large" href={requestAddress(listing.slug, tour)}>
            {words.request}
          </a>
        </div>
      )}
    </Document>
  );
}

function BookingCard({ page, setting }: PageProps<"listing">) {
  const { listing, openings, tour, day } = page;
  const { times } = useWords();
  const { listing: words } = usePageWords();
  if (listing.isRentedOut) {
    return (
      <div className="closed">
        <Mark lit={false} size={48} />
        <h2 className="disp">{words.rentedTitle}</h2>
        <p>{page.others.length > 0 ? words.hasOthers(listing.ownerFirstName) : words.thanks}</p>
        {page.others.length > 0 && (
          <a className="btn outlined" href="#others">
            {words.seeOthers}
          </a>
        )}
      </div>
    );
  }
  const showings = listing.sections.find(({ kind }) => kind === "showings")?.lines[0];
  return (
    <>
      <p className="rent">
        <b className="disp">{listing.rentDollars === null ? words.noPrice : rentWords(listing)}</b>
        {listing.rentDollars !== null && <span>{words.perMonth}</span>}
      </p>
      <p className="fine">
        {[availableWords(listing, setting.now, words, times), listing.leaseWords].filter(Boolean).join(" · ")}
      </p>
      {showings && <p className="fine">{words.showings(showings)}</p>}
      {listing.isTakingRequests && tour ? (
        <div data-island="booking">
          <Booking home={listing} openings={openings} tour={tour} day={day} />
        </div>
      ) : (
        <div className="closed">
          <h2 className="disp">{words.paused}</h2>
          <p>{words.pausedText(listing.ownerFirstName)}</p>
        </div>
      )}
      <div className="beside">
        <a className="btn outlined" href="#ask" data-chat="">
          {words.message}
        </a>
      </div>
      {listing.text && (
        <p className="fine centred">
          {words.orText} <b>{listing.text.code}</b> {words.textTo}{" "}
          <a href={`sms:${listing.text.number}?&body=${listing.text.code}`}>{phoneWords(listing.text.number)}</a>
        </p>
      )}
    </>
  );
}

function StateChip({ listing, isSoon }: { listing: PublicListing; isSoon: boolean }) {
  const { listing: words } = usePageWords();
  const isOpen = listing.isTakingRequests;
  const open = isSoon ? words.openThisWeek : words.open;
  const state = listing.isRentedOut ? words.rented : isOpen ? open : words.paused;
  return (
    <p className={isOpen ? "chip lit" : "chip"}>
      <Mark lit={isOpen} size={24} /> {state}
    </p>
  );
}

const weekMilliseconds = 7 * 86_400_000;

const opensWithinAWeek = (openings: readonly { startsAt: string }[], now: string): boolean =>
  openings.some(({ startsAt }) => Date.parse(startsAt) - Date.parse(now) < weekMilliseconds);

function availableWords(listing: PublicListing, now: string, words: PageWords["listing"], times: Times): string {
  const today = dayIn(listing.timeZone, now);
  return listing.availableFrom && listing.availableFrom > today
    ? words.available(times.shortDay(listing.availableFrom, today))
    : words.availableNow;
}
