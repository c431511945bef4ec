import type { RenterShowing } from "@porchlight/contract/renter-home.ts";
import type { Tone } from "@porchlight/design/colors.ts";
import { timeAt } from "../../sections/renter/days.ts";
import { useLanguage, useWords } from "../../sections/renter/language.tsx";
import { ToneBadge } from "../../ui/ToneBadge.tsx";
import { HomePicture } from "./HomePicture.tsx";
import css from "./RenterHome.module.css";

const tones = { asked: "warm", confirmed: "good", proposed: "warm" } as const satisfies Record<string, Tone>;

/** One showing: when and where, how it stands, and the way to its page, where Piper helps to move or cancel it. */
export function ShowingCard({ showing }: { showing: RenterShowing }) {
  const { showings: words, home: frame } = useWords();
  const language = useLanguage();
  const { home, ownerName, timeZone, status, proposedAt, manageUrl } = showing;
  const standing = proposedAt ? "proposed" : status === "ACCEPTED" ? "confirmed" : "asked";
  const time = timeAt(language, showing.startsAt, timeZone);
  return (
    <article className={css.card} aria-label={`${home.title}, ${time}`}>
      <div className={css.head}>
        <HomePicture image={home.coverImage} />
        <div className={css.about}>
          <h3 className={`${css.home} pl-num`}>{time}</h3>
          <p className={css.meta}>
            {home.title} · {words.with(ownerName)}
          </p>
          <ToneBadge label={words.status[standing]} tone={tones[standing]} of={frame.statusOf} />
        </div>
      </div>
      {proposedAt && <p className={css.meta}>{words.proposed(ownerName, timeAt(language, proposedAt, timeZone))}</p>}
      <p className={css.links}>
        <a href={manageUrl} aria-label={words.manageOf(home.title, time)}>
          {words.manage}
        </a>
      </p>
    </article>
  );
}
