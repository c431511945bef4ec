import { copyEarlierAnswers } from "@porchlight/contract/renter-applications.ts";
import { useMutation } from "@tanstack/react-query";
import { alertFailure } from "../../app/alert-failure.ts";
import { call } from "../../app/call.ts";
import { queryClient } from "../../app/query-client.ts";
import { applicationQuery } from "../../sections/renter/applications.ts";
import { dayAt } from "../../sections/renter/days.ts";
import { useLanguage, useSpoken, useWords } from "../../sections/renter/language.tsx";
import { Action } from "../../ui/Action.tsx";
import { showSuccess } from "../../ui/alerts.ts";
import css from "./Form.module.css";
import { useApplicationForm } from "./form-context.ts";

/** The offer to begin with the answers of an earlier application, while this one is not begun. */
export function EarlierAnswers() {
  const { start } = useWords();
  const spoken = useSpoken();
  const language = useLanguage();
  const { view } = useApplicationForm();
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(copyEarlierAnswers, { params: { id: view.id }, body: {} }),
    onSuccess: (copied) => {
      queryClient.setQueryData(applicationQuery(view.id).queryKey, copied);
      showSuccess(start.copied);
    },
    onError: (error) => alertFailure(error, spoken.failure(error)),
  });
  if (!view.earlier || view.status !== "SENT") return null;
  const { homeTitle, submittedAt } = view.earlier;
  return (
    <section className={css.card} aria-labelledby="earlier">
      <h2 id="earlier">{start.earlier(homeTitle)}</h2>
      <p>{start.earlierText(dayAt(language, submittedAt, view.home.timeZone))}</p>
      <Action busy={isPending} onClick={() => mutate()}>
        {start.copy}
      </Action>
    </section>
  );
}
