import type { ShowingView } from "@porchlight/contract/showings.ts";
import type { ReactNode } from "react";
import { ConversationPanel } from "../../sections/conversation/LazyConversationPanel.tsx";
import { FitFacts } from "../../sections/showing-requests/FitFacts.tsx";
import { RequestActions } from "../../sections/showing-requests/RequestActions.tsx";
import { ShowingDialogs, useShowingLayers } from "../../sections/showing-requests/ShowingDialogs.tsx";
import { openAndSettled, type ShowingEntry } from "../../sections/showings/showing-entries.ts";
import { TextAction } from "../../ui/TextAction.tsx";
import { useLayer } from "../../ui/use-layer.ts";
import cardCss from "./Card.module.css";
import { RequestLine } from "./RequestLine.tsx";
import { RescheduleLine } from "./RescheduleLine.tsx";
import { ShowingAside } from "./ShowingAside.tsx";
import css from "./ShowingInFull.module.css";

type ShowingInFullProps = { showing: ShowingView; now: Temporal.Instant };

/** A showing in full: the renters with their facts and history, and beside them the home, the agent and the moves. */
export function ShowingInFull({ showing, now }: ShowingInFullProps) {
  const layers = useShowingLayers();
  const conversation = useLayer<string>();
  const { open, settled } = openAndSettled(showing);
  const leading = showing.showingRequests.find(({ moves }) => moves.includes("accept"));
  const rowOf = (line: ShowingEntry) =>
    line.kind === "reschedule" ? (
      <RescheduleLine showing={showing} reschedule={line} now={now} />
    ) : (
      <RequestLine
        showing={showing}
        request={line}
        now={now}
        actions={<RequestActions asked={{ showing, request: line }} layers={layers} leads={line.id === leading?.id} />}
      >
        <TextAction onClick={() => conversation.open(line.inquiryId)}>
          See conversation<span className="pl-hidden"> with {line.renter.name}</span>
        </TextAction>
        {line.status === "PENDING" && <FitFacts fit={line.fit} of={line.renter.name} />}
      </RequestLine>
    );
  return (
    <div className={css.beside}>
      <div>
        {open.length > 0 && <Lines title="Requests" lines={open} rowOf={rowOf} />}
        {settled.length > 0 && <Lines title="History" lines={settled} rowOf={rowOf} />}
      </div>
      <ShowingAside showing={showing} layers={layers} />
      <ShowingDialogs layers={layers} now={now} />
      <ConversationPanel conversation={conversation} />
    </div>
  );
}

function Lines({
  title,
  lines,
  rowOf,
}: {
  title: string;
  lines: readonly ShowingEntry[];
  rowOf: (line: ShowingEntry) => ReactNode;
}) {
  return (
    <section className={css.section}>
      <h2 className={css.title}>{title}</h2>
      <ul className={`${cardCss.card} ${cardCss.lines}`}>
        {lines.map((line) => (
          <li key={line.id}>{rowOf(line)}</li>
        ))}
      </ul>
    </section>
  );
}
