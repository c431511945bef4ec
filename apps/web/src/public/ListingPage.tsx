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
import { dayIn, shortDay } from "./times.ts";

const factIcons: Record<string, typeof IconBed> = {
  Bedrooms: IconBed,
  Bathrooms: IconBath,
  Size: IconRuler2,
  Home: IconHome,
};

/** The page of one home as the server renders it, complete and usable before hydration. */
export function ListingPage({ page, setting }: PageProps<"listing">) {
  const { listing, openings, tour, day } = page;
  const islands: ListingIslands = {
    kind: "listing",
    apiBaseUrl: setting.apiBaseUrl,
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
    <Document head={listingHead(listing, setting)} setting={setting} islands={islands}>
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
              {listing.facts.map(({ label, value }) => {
                const Icon = factIcons[label] ?? IconHome;
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
                  <b>Listed by {listing.ownerFirstName}</b>
                  <span>
                    Piper, an automated assistant, answers your questions. {listing.ownerFirstName} steps in when you
                    need a person.
                  </span>
                </p>
              </div>
            )}
          </div>
          <aside className="book" id="book" aria-label="Request a showing">
            <BookingCard page={page} setting={setting} />
          </aside>
          <div className="about">
            {listing.descriptionHtml && (
              <section className="part">
                <h2 className="disp">About this home</h2>
                {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the server has reduced it to paragraphs, emphasis and lists */}
                <div className="prose" dangerouslySetInnerHTML={{ __html: listing.descriptionHtml }} />
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
            {availableWords(listing, setting.now)}
          </p>
          <a className="btn outlined large icon" href="#ask" data-chat="" aria-label="Message Piper">
            <PiperDisc size={28} />
          </a>
          <a className="btn primary large" href={requestAddress(listing.slug, tour)}>
            Request a showing
          </a>
        </div>
      )}
    </Document>
  );
}

function BookingCard({ page, setting }: PageProps<"listing">) {
  const { listing, openings, tour, day } = page;
  if (listing.isRentedOut) {
    return (
      <div className="closed">
        <Mark lit={false} size={48} />
        <h2 className="disp">No longer available</h2>
        <p>
          {page.others.length > 0
            ? `${listing.ownerFirstName} has other homes you can see.`
            : "Thank you for your interest."}
        </p>
        {page.others.length > 0 && (
          <a className="btn outlined" href="#others">
            See other homes
          </a>
        )}
      </div>
    );
  }
  const showings = uncapitalized(listing.sections.find(({ title }) => title === "Showings")?.lines[0] ?? "");
  return (
    <>
      <p className="rent">
        <b className="disp">{listing.rentDollars === null ? "Contact for price" : rentWords(listing)}</b>
        {listing.rentDollars !== null && <span>per month</span>}
      </p>
      <p className="fine">{[availableWords(listing, setting.now), listing.leaseWords].filter(Boolean).join(" · ")}</p>
      {showings && <p className="fine">Showings: {showings}</p>}
      {listing.isTakingRequests && tour ? (
        <div data-island="booking">
          <Booking home={listing} openings={openings} tour={tour} day={day} />
        </div>
      ) : (
        <div className="closed">
          <h2 className="disp">Showings are paused</h2>
          <p>Ask Piper a question and we’ll let {listing.ownerFirstName} know you’re interested.</p>
        </div>
      )}
      <div className="beside">
        <a className="btn outlined" href="#ask" data-chat="">
          Message Piper
        </a>
      </div>
      {listing.text && (
        <p className="fine centred">
          Or text <b>{listing.text.code}</b> to{" "}
          <a href={`sms:${listing.text.number}?&body=${listing.text.code}`}>{phoneWords(listing.text.number)}</a>
        </p>
      )}
    </>
  );
}

const uncapitalized = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

function StateChip({ listing, isSoon }: { listing: PublicListing; isSoon: boolean }) {
  const isOpen = listing.isTakingRequests;
  const words = listing.isRentedOut
    ? "This home has been rented"
    : isOpen
      ? isSoon
        ? "Open for showings this week"
        : "Open for showings"
      : "Showings are paused";
  return (
    <p className={isOpen ? "chip lit" : "chip"}>
      <Mark lit={isOpen} size={24} /> {words}
    </p>
  );
}

const weekMilliseconds = 7 * 86_400_000;

const opensWithinAWeek = (openings: readonly { startsAt: string }[], now: string): boolean =>
  openings.some(({ startsAt }) => Date.parse(startsAt) - Date.parse(now) < weekMilliseconds);

function availableWords(listing: PublicListing, now: string): string {
  const today = dayIn(listing.timeZone, now);
  return listing.availableFrom && listing.availableFrom > today
    ? `Available ${shortDay(listing.availableFrom, today)}`
    : "Available now";
}
