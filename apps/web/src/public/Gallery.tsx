import { from } from "@porchlight/design/scale.ts";
import type { MouseEvent } from "react";
import type { IslandHome } from "./islands-data.ts";
import { photoWords } from "./photo-words.ts";

type Props = { listing: Pick<IslandHome, "title" | "images">; onOpen?: (index: number) => void };

const shownWide = 5;

/**
 * The photos: a mosaic on wide screens, a swipeable strip on narrow ones. Each links to its file until the viewer is
 * hydrated.
 */
export function Gallery({ listing, onOpen }: Props) {
  const { images, title } = listing;
  if (images.length === 0) return <div className="gallery none">No photos yet</div>;
  const opener = (index: number) =>
    onOpen &&
    ((event: MouseEvent) => {
      event.preventDefault();
      onOpen(index);
    });
  return (
    <section className={`gallery of${Math.min(images.length, shownWide)}`} aria-label="Photos">
      <div className="strip">
        {images.map((image, index) => (
          <a
            key={image.url}
            href={image.url}
            data-live=""
            onClick={opener(index)}
            className={index < shownWide ? undefined : "rest"}
          >
            <img
              src={index === 0 ? image.cardUrl : image.thumbnailUrl}
              srcSet={`${image.thumbnailUrl} 480w, ${image.cardUrl} 960w, ${image.url} 1600w`}
              sizes={`${from("md")} ${index === 0 ? 620 : 310}px, 100vw`}
              alt={photoWords(title, index, images.length)}
              width={1200}
              height={800}
              {...(index === 0 ? { fetchPriority: "high" } : { loading: "lazy", decoding: "async" })}
            />
          </a>
        ))}
      </div>
      {images.length > 1 && (
        <a className="btn outlined showall" href={images[0]!.url} data-live="" onClick={opener(0)}>
          {images.length > shownWide ? `Show all ${images.length} photos` : "Show photos"}
        </a>
      )}
      <span className="count" aria-hidden="true">
        {images.length} {images.length === 1 ? "photo" : "photos"}
      </span>
    </section>
  );
}
