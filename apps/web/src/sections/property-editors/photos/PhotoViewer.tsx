import type { PhotoView } from "@porchlight/contract/photos.ts";
import { ImageSlide } from "../../../ui/ImageSlide.tsx";
import { SlideViewer } from "../../../ui/SlideViewer.tsx";

type PhotoViewerProps = { photos: readonly PhotoView[]; openAt: number | null; onClose: () => void };

const names = { several: "photos", one: "photo" };

/** The photos of a home one by one over the whole screen. */
export const PhotoViewer = ({ photos, openAt, onClose }: PhotoViewerProps) => (
  <SlideViewer names={names} count={photos.length} openAt={openAt} onClose={onClose}>
    {({ place, isNear }) => {
      const { id, url, width, height } = photos[place]!;
      const name = `Photo ${place + 1} of ${photos.length}`;
      return <ImageSlide key={id} source={url} name={name} eager={isNear} width={width} height={height} />;
    }}
  </SlideViewer>
);
