import { IconPhotoOff } from "@tabler/icons-react";
import { useState } from "react";
import { SlideMessage } from "./SlideMessage.tsx";

type ImageSlideProps = { source: string; name: string; eager: boolean; width?: number; height?: number };

/** An image in a `SlideViewer`. */
export function ImageSlide({ source, name, eager, width, height }: ImageSlideProps) {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return <SlideMessage icon={IconPhotoOff}>Unable to load image</SlideMessage>;
  return (
    <img
      src={source}
      alt={name}
      width={width}
      height={height}
      loading={eager ? "eager" : "lazy"}
      decoding="async"
      onError={() => setBroken(true)}
    />
  );
}
