import "@mantine/core/styles/RingProgress.layer.css";
import { RingProgress } from "@mantine/core";
import { useEffect, useState } from "react";
import type { Upload, UploadState } from "../../uploads/upload-queue.ts";
import css from "./Photos.module.css";

const words = (state: UploadState): string => {
  if (state.kind === "sending") return `${state.percent}%`;
  return state.kind === "processing" ? "Processing" : "Pending";
};

/** A photo on its way: itself where the browser can draw it, and how far it has got. */
export function UploadTile({ upload: { file, state } }: { upload: Upload }) {
  const preview = usePreview(file);
  const percent = state.kind === "sending" ? state.percent : state.kind === "processing" ? 100 : 0;
  return (
    <li className={css.upload} aria-label={`${file.name}: ${words(state)}`}>
      {preview && <img src={preview} alt="" onError={(event) => event.currentTarget.remove()} />}
      <span className={css.progress}>
        <RingProgress
          size={44}
          thickness={4}
          roundCaps
          rootColor="var(--pl-line-strong)"
          sections={[{ value: percent, color: "var(--mantine-primary-color-filled)" }]}
          aria-hidden
        />
        <span>{words(state)}</span>
      </span>
    </li>
  );
}

function usePreview(file: File): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}
