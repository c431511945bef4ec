import type { DocumentView } from "@porchlight/contract/applications.ts";
import { type Icon, IconFile, IconFileTypePdf, IconPhoto } from "@tabler/icons-react";
import { useLastingSource } from "../../../ui/use-lasting-source.ts";
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

/** The picture of a file, else a sign of its kind. */
function Thumbnail({ file }: { file: DocumentView }) {
  const { source, onError } = useLastingSource(file.thumbnailUrl);
  const Sign = icons[kindOf(file)];
  return (
    <span className={css.picture}>
      {source ? (
        <img src={source} alt="" decoding="async" onError={onError} />
      ) : (
        <Sign size={32} stroke={1.5} aria-hidden />
      )}
    </span>
  );
}
