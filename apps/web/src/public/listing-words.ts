import type { PublicListing } from "@porchlight/contract/public.ts";
import type { PageSetting } from "@porchlight/contract/public-pages.ts";
import { areaOf as areaWords, fullAddressOf } from "@porchlight/domain/properties/address.ts";
import { money } from "../ui/money.ts";
import type { Head, HeadImage } from "./Document.tsx";
import { homeAddress } from "./openings.ts";
import type { PageWords } from "./words/en/page.ts";

export const rentWords = ({ rentDollars }: Pick<PublicListing, "rentDollars">): string =>
  rentDollars === null ? "" : money(rentDollars);

/** "(503) 555-0142" for a US number; any other number unchanged. */
export const phoneWords = (number: string): string => number.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, "($1) $2-$3");

/** "1412 SE Alder St, Apt 4, Portland, OR 97214", or without the street when the owner hides it. */
export function areaOf({ location }: Pick<PublicListing, "location">): string {
  const { street, unit = "" } = location;
  return street === undefined
    ? areaWords(location)
    : fullAddressOf({ ...location, address: street, apartmentNumber: unit });
}

const descriptionLength = 160;

/** Returns the start of the description without tags, cut at a word. */
export function plainStart(html: string | null, most = descriptionLength): string | undefined {
  const text = (html ?? "")
    .replace(/<[^>]*>/g, " ")
    .replaceAll("&amp;", "&")
    .replace(/&(lt|gt|quot|#39|nbsp);/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  if (text.length <= most) return text || undefined;
  return `${text.slice(0, text.lastIndexOf(" ", most))}…`;
}

/** In pixels: a photo's JPEG is the upright original, scaled down when a side is longer than this. */
const jpegSide = 2560;

function jpegSize({ width, height }: PublicListing["images"][number]): { width: number; height: number } {
  const scale = Math.min(1, jpegSide / Math.max(width, height));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/** Returns a home's metadata for search engines and link previews. */
export function listingHead(
  listing: PublicListing,
  setting: PageSetting,
  words: PageWords["listing"],
  photoWords: (title: string, place: number, count: number) => string,
): Head {
  const address = `${setting.publicUrl}${homeAddress(listing.slug)}`;
  const absolute = (url: string) => new URL(url, setting.publicUrl).href;
  const bedrooms = listing.facts.find(({ kind }) => kind === "bedrooms")?.value;
  const pictures = listing.images.map(
    (image, place): HeadImage => ({
      url: absolute(image.jpegUrl),
      ...jpegSize(image),
      alt: photoWords(listing.title, place, listing.images.length),
    }),
  );
  const description =
    plainStart(listing.descriptionHtml) ??
    [bedrooms, rentWords(listing) && words.rentAMonth(rentWords(listing)), areaOf(listing)].filter(Boolean).join(", ");
  return {
    title: words.title(listing.title, bedrooms, listing.location.city),
    description,
    canonical: address,
    image: pictures[0],
    isIndexed: listing.isTakingRequests,
    structuredData: structuredData(listing, address, description, pictures),
  };
}

function structuredData(listing: PublicListing, url: string, description: string, pictures: HeadImage[]): object {
  const { location } = listing;
  return {
    "@context": "https://schema.org",
    "@type": "RealEstateListing",
    name: listing.title,
    url,
    description,
    image: pictures.map(({ url: contentUrl, width, height, alt: caption }) => ({
      "@type": "ImageObject",
      contentUrl,
      encodingFormat: "image/jpeg",
      width,
      height,
      caption,
    })),
    mainEntity: {
      "@type": "Accommodation",
      name: listing.title,
      address: {
        "@type": "PostalAddress",
        ...(location.street ? { streetAddress: location.street } : {}),
        addressLocality: location.city,
        addressRegion: location.state,
        postalCode: location.zip,
        addressCountry: "US",
      },
      geo: { "@type": "GeoCoordinates", latitude: location.latitude, longitude: location.longitude },
      amenityFeature: listing.amenities.map(({ label }) => ({
        "@type": "LocationFeatureSpecification",
        name: label,
        value: true,
      })),
    },
    ...(listing.rentDollars === null
      ? {}
      : {
          offers: {
            "@type": "Offer",
            businessFunction: "http://purl.org/goodrelations/v1#LeaseOut",
            availability: `https://schema.org/${listing.isTakingRequests ? "InStock" : "SoldOut"}`,
            priceSpecification: {
              "@type": "UnitPriceSpecification",
              price: listing.rentDollars,
              priceCurrency: "USD",
              unitCode: "MON",
            },
          },
        }),
  };
}
