import type { DocumentView } from "@porchlight/contract/applications.ts";
import { type Icon, IconFile, IconFileTypePdf, IconPhoto } from "@tabler/icons-react";
import { useState } from "react";
import type { OpenFile } from "./application-files.ts";
import css from "./FileTiles.module.css";
import { type FileKind, kindOf } from "./file-kind.ts";

const icons: Record<FileKind, Icon> = { image: IconPhoto, pdf: IconFileTypePdf, other: IconFile };

type Opens = { onOpen?: OpenFile | undefined };
type FileTilesProps = { title: string; files: readonly DocumentView[] } & Opens;

/** Files as small pictures with their names. Pressing one opens it, where there is `onOpen`. */
const FileTiles = ({ title, files, onOpen }: FileTilesProps) => (
  <div className={css.group}>
    <h4>{title}</h4>
    <ul>
      {files.map((file) => (
        <li key={file.id}>
          {onOpen ? (
            <button type="button" className={css.tile} onClick={() => onOpen(file.id)}>
              <Thumbnail file={file} />
              <span className="pl-hidden">Open </span>
              <span className={css.name}>{file.fileName}</span>
            </button>
          ) : (
            <span className={css.tile}>
              <Thumbnail file={file} />
              <span className={css.name}>{file.fileName}</span>
            </span>
          )}
        </li>
      ))}
    </ul>
  </div>
);

/** Groups of files beside one another, as far as there is room. */
export const FileGroups = ({ groups, onOpen }: { groups: readonly Omit<FileTilesProps, "onOpen">[] } & Opens) => (
  <div className={css.groups}>
    {groups.map((group) => (
      <FileTiles key={group.title} {...group} onOpen={onOpen} />
    ))}
  </div>
);

/**
 * The picture of a file, else a sign of its kind. Its address is valid for five minutes only: the one it was loaded by stays,
 * and the next takes the place of one that was over.
 */
function Thumbnail({ file }: { file: DocumentView }) {
  const [source, setSource] = useState(file.thumbnailUrl);
  const [broken, setBroken] = useState<string | null>(null);
  if (source === broken && file.thumbnailUrl !== broken) setSource(file.thumbnailUrl);
  const Sign = icons[kindOf(file)];
  return (
    <span className={css.picture}>
      {source && source !== broken ? (
        <img src={source} alt="" decoding="async" onError={() => setBroken(source)} />
      ) : (
        <Sign size={32} stroke={1.5} aria-hidden />
      )}
    </span>
  );
}
