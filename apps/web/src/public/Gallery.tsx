import { from } from "@porchlight/design/scale.ts";
import type { MouseEvent } from "react";
import type { IslandHome } from "./islands-data.ts";
import { useWords } from "./words/context.ts";

type Props = { listing: Pick<IslandHome, "title" | "images">; onOpen?: (index: number) => void };

const shownWide = 5;

/**
 * The photos: a mosaic on wide screens, a swipeable strip on narrow ones. Each links to its file until the viewer is
 * hydrated.
 */
export function Gallery({ listing, onOpen }: Props) {
  const { images, title } = listing;
  const { gallery: words } = useWords();
  if (images.length === 0) return <div className="gallery none">{words.none}</div>;
  const opener = (index: number) =>
    onOpen &&
    ((event: MouseEvent) => {
      event.preventDefault();
      onOpen(index);
    });
  return (
    <section
      className={`gallery of${Math.min(images.length, shownWide)}`}
      aria-label={words.label}
      data-not-shown={words.notShown}
    >
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
              alt={words.photo(title, index, images.length)}
              width={1200}
              height={800}
              {...(index === 0 ? { fetchPriority: "high" } : { loading: "lazy", decoding: "async" })}
            />
          </a>
        ))}
      </div>
      {images.length > 1 && (
        <a className="btn outlined showall" href={images[0]!.url} data-live="" onClick={opener(0)}>
          {images.length > shownWide ? words.showAll(images.length) : words.show}
        </a>
      )}
      <span className="count" aria-hidden="true">
        {words.count(images.length)}
      </span>
    </section>
  );
}
