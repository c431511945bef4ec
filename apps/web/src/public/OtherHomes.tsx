import type { OtherHome } from "@porchlight/contract/public-pages.ts";
import { areaOf, rentWords } from "./listing-words.ts";
import { homeAddress } from "./openings.ts";
import { usePageWords } from "./words/page-context.ts";

/** The owner's other public homes, for visitors whose home is no longer available. */
export function OtherHomes({ homes, ownerFirstName }: { homes: OtherHome[]; ownerFirstName: string }) {
  const { listing: words } = usePageWords();
  if (homes.length === 0) return null;
  return (
    <section className="part" id="others">
      <h2 className="disp">{words.others(ownerFirstName)}</h2>
      <ul className="others">
        {homes.map((home) => (
          <li key={home.slug}>
            <a href={homeAddress(home.slug)}>
              {home.thumbnailUrl && <img src={home.thumbnailUrl} alt="" loading="lazy" width="480" height="320" />}
              <b>{home.title}</b>
              <span>{areaOf(home)}</span>
              {home.rentDollars !== null && <span>{words.aMonth(rentWords(home))}</span>}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
