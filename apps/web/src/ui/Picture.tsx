import { IconPhoto, IconPhotoOff } from "@tabler/icons-react";
import { useState } from "react";
import css from "./Picture.module.css";

/** A photo in a fixed box: an icon and "N/A" when there is none, a placeholder when it fails to load. */
export function Picture({
  source,
  alt,
  eager = false,
}: {
  source: string | null | undefined;
  alt: string;
  eager?: boolean;
}) {
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <div className={css.box}>
      {!source ? (
        <span className={css.gone}>
          <IconPhoto size={21} stroke={1.75} aria-hidden />
          N/A
        </span>
      ) : broken === source ? (
        <span className={css.gone}>
          <IconPhotoOff size={21} stroke={1.75} aria-hidden />
          Photo unavailable
        </span>
      ) : (
        <img
          src={source}
          alt={alt}
          loading={eager ? "eager" : "lazy"}
          fetchPriority={eager ? "high" : "auto"}
          decoding="async"
          onError={() => setBroken(source)}
        />
      )}
    </div>
  );
}
