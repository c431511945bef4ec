import type { ApplicationSummary } from "@porchlight/contract/renter-applications.ts";
import { talkFromApplication } from "@porchlight/contract/renter-home.ts";
import { useMutation } from "@tanstack/react-query";
import { alertFailure } from "../../app/alert-failure.ts";
import { call } from "../../app/call.ts";
import { useSpoken, useWords } from "../../sections/renter/language.tsx";
import { TextAction } from "../../ui/TextAction.tsx";

/** Opens the renter's own conversation with Piper on the home's page. */
export function AskPiper({ application: { id, home } }: { application: Pick<ApplicationSummary, "id" | "home"> }) {
  const { showings: words } = useWords();
  const spoken = useSpoken();
  const talk = useMutation({
    mutationFn: () => call(talkFromApplication, { params: { id }, body: {} }),
    onSuccess: ({ address }) => location.assign(address),
    onError: (error) => alertFailure(error, spoken.failure(error)),
  });
  return (
    <TextAction onClick={() => talk.mutate()} aria-label={words.askPiperOf(home.title)}>
      {words.askPiper}
    </TextAction>
  );
}
