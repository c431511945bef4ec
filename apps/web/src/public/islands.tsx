import type { Tour } from "@porchlight/contract/public-pages.ts";
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { Booking } from "./Booking.tsx";
import { ChatDrawer } from "./ChatDrawer.tsx";
import { Gallery } from "./Gallery.tsx";
import type { ListingIslands } from "./islands-data.ts";
import { PhotoViewer } from "./PhotoViewer.tsx";
import { PlaceMap } from "./PlaceMap.tsx";
import { fetchOpenings } from "./public-api.ts";
import { useWords, WordsContext } from "./words/context.ts";
import type { IslandWords } from "./words/en/islands.ts";

const LocationMap = lazy(() => import("../ui/LocationMap.tsx").then((file) => ({ default: file.LocationMap })));

/** Hydrates the interactive parts of a listing's page in its language. Resolves once they react to clicks. */
export async function wakeListing(data: ListingIslands, words: IslandWords): Promise<void> {
  const hydrated = (name: string, part: ReactNode): Promise<void> | null => {
    const place = document.querySelector(`[data-island="${name}"]`);
    return place && arrived((children) => hydrateRoot(place, children), part);
  };
  const arrived = (draw: (children: ReactNode) => unknown, part: ReactNode): Promise<void> =>
    new Promise((resolve) =>
      draw(
        <WordsContext value={{ ...words, tours: data.tourNames }}>
          <Arrival onArrive={resolve}>{part}</Arrival>
        </WordsContext>,
      ),
    );
  const { apiBaseUrl, listing, openings, tour, day } = data;
  const askFor = async (wanted: Tour) => (await fetchOpenings(apiBaseUrl, listing.slug, wanted)).openings;
  const chat = document.createElement("div");
  document.body.append(chat);
  await Promise.all([
    hydrated("gallery", <LivingGallery data={data} />),
    hydrated("place", <LivingPlace location={listing.location} />),
    tour &&
      hydrated("booking", <Booking home={listing} openings={openings} tour={tour} day={day} fetchOpenings={askFor} />),
    arrived((children) => createRoot(chat).render(children), <LivingChat data={data} />),
  ]);
}

/** Calls back when its children are mounted, since React hydrates on its own schedule. */
function Arrival({ onArrive, children }: { onArrive: () => void; children: ReactNode }) {
  useEffect(onArrive, [onArrive]);
  return children;
}

function LivingGallery({ data }: { data: ListingIslands }) {
  const [openAt, setOpenAt] = useState<number | null>(null);
  const [isAwake, wake] = useState(false);
  useEffect(() => wake(true), []);
  return (
    <>
      <Gallery listing={data.listing} onOpen={setOpenAt} />
      {isAwake && <PhotoViewer home={data.listing} openAt={openAt} onClose={() => setOpenAt(null)} />}
    </>
  );
}

/** The map, once it was requested; after a key press it takes the focus. */
function LivingPlace({ location }: { location: ListingIslands["listing"]["location"] }) {
  const [isShown, show] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const { map: words } = useWords();
  useEffect(() => {
    if (isShown) frame.current?.focus();
  }, [isShown]);
  const map = isShown && (
    <div ref={frame} tabIndex={-1}>
      <Suspense fallback={<p className="fine">{words.loading}</p>}>
        <LocationMap
          latitude={location.latitude}
          longitude={location.longitude}
          approximate={!location.isExact}
          words={words.drawn}
        />
      </Suspense>
    </div>
  );
  return <PlaceMap map={map || null} onShow={() => show(true)} />;
}

function LivingChat({ data }: { data: ListingIslands }) {
  const [isOpen, setOpen] = useState(false);
  const [opening, setOpening] = useState<{ text: string; count: number } | null>(null);

  useEffect(() => {
    const openWith = (text: string): void => {
      setOpening((before) => ({ text, count: (before?.count ?? 0) + 1 }));
      setOpen(true);
    };
    const onClick = (event: MouseEvent): void => {
      if (!(event.target instanceof Element) || !event.target.closest("[data-chat]")) return;
      event.preventDefault();
      openWith("");
    };
    const onSubmit = (event: SubmitEvent): void => {
      if (!(event.target instanceof HTMLFormElement) || !event.target.matches("[data-ask]")) return;
      event.preventDefault();
      const given = new FormData(event.target, event.submitter);
      openWith(String(given.get("chip") ?? given.get("text") ?? "").trim());
      event.target.reset();
    };
    document.addEventListener("click", onClick);
    document.addEventListener("submit", onSubmit);
    return () => {
      document.removeEventListener("click", onClick);
      document.removeEventListener("submit", onSubmit);
    };
  }, []);

  if (!opening) return null;
  return (
    <ChatDrawer
      apiBaseUrl={data.apiBaseUrl}
      home={data.listing}
      language={data.language}
      opening={opening}
      isOpen={isOpen}
      onClose={() => setOpen(false)}
    />
  );
}
