import { useQuery } from "@tanstack/react-query";
import { useSpoken, useWords } from "../../sections/renter/language.tsx";
import { showingsQuery } from "../../sections/renter/showings.ts";
import { Failed } from "../../ui/States.tsx";
import css from "./RenterHome.module.css";
import { ShowingCard } from "./ShowingCard.tsx";

/** The showings that are still to come; nothing where there are none. */
export function Showings() {
  const { showings: words } = useWords();
  const spoken = useSpoken();
  const { data, error, refetch } = useQuery(showingsQuery);
  if (!error && !data?.length) return null;
  return (
    <section className={css.section} aria-labelledby="showings">
      <h2 id="showings" className={css.heading}>
        {words.title}
      </h2>
      {error && !data && <Failed title={spoken.failure(error)} onRetry={() => void refetch()} />}
      <div className={css.cards}>
        {data?.map((showing) => (
          <ShowingCard key={showing.id} showing={showing} />
        ))}
      </div>
    </section>
  );
}
