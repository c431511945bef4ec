import { Document } from "./Document.tsx";
import { areaOf, phoneWords, plainStart, rentWords } from "./listing-words.ts";
import { homeAddress } from "./openings.ts";
import type { PageProps } from "./page-props.ts";
import { usePageWords } from "./words/page-context.ts";

const amenitiesShown = 10;
const photosShown = 3;
/** In characters: as much of the description as fits on one sheet. */
const lettersShown = 480;

/** A home on one sheet: its facts, its costs and how to see it. */
export function FlyerPage({ page, setting }: PageProps<"flyer">) {
  const { listing, code } = page;
  const { flyer: words, listing: ofListing } = usePageWords();
  const address = `${setting.publicUrl}${homeAddress(listing.slug)}`;
  return (
    <Document head={{ title: words.title(listing.title) }} setting={setting}>
      <main id="main" className="column flyer">
        <p className="printing">
          <a className="btn outlined" href={homeAddress(listing.slug)}>
            {words.back}
          </a>
          <button className="btn primary" type="button" data-print="">
            {words.print}
          </button>
        </p>
        <p className="lead">{words.forRent}</p>
        <h1 className="disp">{listing.title}</h1>
        <p className="area">{areaOf(listing)}</p>
        {listing.images.length > 0 && (
          <div className="sheet-photos">
            {listing.images.slice(0, photosShown).map((image) => (
              <img key={image.url} src={image.url} alt="" />
            ))}
          </div>
        )}
        <p className="sheet-rent">
          {listing.rentDollars !== null && (
            <>
              <b className="disp">{rentWords(listing)}</b> {ofListing.perMonth}
            </>
          )}
        </p>
        <ul className="sheet-facts">
          {listing.facts.map(({ label, value }) => (
            <li key={label}>{value}</li>
          ))}
        </ul>
        <p lang={listing.ownWordsLanguage}>{plainStart(listing.descriptionHtml, lettersShown)}</p>
        {listing.amenities.length > 0 && (
          <ul className="sheet-amenities">
            {listing.amenities.slice(0, amenitiesShown).map(({ name, label }) => (
              <li key={name}>{label}</li>
            ))}
          </ul>
        )}
        <div className="sheet-contact">
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by the server from the page's own address */}
          <div className="sheet-code" aria-hidden="true" dangerouslySetInnerHTML={{ __html: code }} />
          <p>
            <b>{words.scan}</b>
            {address}
            {listing.text && (
              <span>
                {words.orText} <b>{listing.text.code}</b> {words.textTo} <b>{phoneWords(listing.text.number)}</b>
              </span>
            )}
          </p>
        </div>
        <p className="fine">{words.offered(listing.ownerFirstName)}</p>
      </main>
    </Document>
  );
}
