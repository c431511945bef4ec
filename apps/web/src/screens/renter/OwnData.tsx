import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { alertFailure } from "../../app/alert-failure.ts";
import { useLanguage, useSpoken, useWords } from "../../sections/renter/language.tsx";
import { Action } from "../../ui/Action.tsx";
import { showSuccess } from "../../ui/alerts.ts";
import { lazyPart } from "../../ui/lazy-part.tsx";
import css from "./OwnData.module.css";
import { saveOwnData } from "./own-data.ts";
import home from "./RenterHome.module.css";

const EraseDialog = lazyPart(
  () => import("./EraseDialog.tsx").then((file) => file.EraseDialog),
  ({ opened }) => opened,
);

/** What the renter downloads and erases of what is theirs. */
export function OwnData() {
  const { data } = useWords();
  const language = useLanguage();
  const spoken = useSpoken();
  const [isErasing, setErasing] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () => saveOwnData(language),
    onSuccess: () => showSuccess(data.downloaded),
    onError: (error) => alertFailure(error, spoken.failure(error)),
  });
  return (
    <section className={home.account} aria-labelledby="own-data">
      <h2 id="own-data" className={home.home}>
        {data.title}
      </h2>
      <p className={home.meta}>{data.text}</p>
      <ul className={css.choices}>
        <li>
          <p className={home.meta}>{data.downloadHint}</p>
          <Action busy={isPending} onClick={() => mutate()}>
            {data.download}
          </Action>
        </li>
        <li>
          <p className={home.meta}>{data.eraseHint}</p>
          <Action onClick={() => setErasing(true)}>{data.erase}</Action>
        </li>
      </ul>
      <EraseDialog opened={isErasing} onClose={() => setErasing(false)} />
    </section>
  );
}
