import type { ActionLinkView } from "@porchlight/contract/action-links.ts";
import { commentLength, messageLength } from "@porchlight/domain/kernel/text-lengths.ts";
import type { LinkedAction } from "@porchlight/domain/notices/linked-actions.ts";
import { PageInput, PageSelect, PageTextArea } from "../ui/PageField.tsx";
import { headingOf, outcomeOf } from "./action-words.ts";
import { Document } from "./Document.tsx";
import { Mark } from "./Marks.tsx";
import type { PageProps } from "./page-props.ts";
import { useWords } from "./words/context.ts";

/** The page of a link in a member's mail: what it would do, with the one button that does it. Opening it changes nothing. */
export function ActionPage({ page, setting }: PageProps<"action">) {
  const { link, problem, fields } = page;
  const isOpen = link.state === "open";
  const { title, text } = isOpen ? headingOf(link) : outcomeOf(link);
  const isLit = isOpen || link.request?.status === "ACCEPTED" || Boolean(link.question?.answer);
  const inApp = `/property/${link.home.id}/dashboard`;
  const wrong = problem ?? (Object.keys(fields).length > 0 ? "Please check the form." : null);
  return (
    <Document head={{ title }} setting={setting}>
      <main id="main" className="column">
        <section className={isLit ? "hero" : "hero unlit"}>
          <Mark size={56} lit={isLit} />
          <h1 className="disp">{title}</h1>
          <p className="lead">{text}</p>
        </section>
        {wrong && (
          <p className="alert" role="alert">
            {wrong}
          </p>
        )}
        {!isOpen && <About link={link} />}
        {isOpen && (
          <form method="post" action={`/action/${encodeURIComponent(page.token)}`} className="request" data-once="">
            <About link={link} />
            <Fields page={page} />
            <div className="docked">
              <button type="submit" className={`btn ${buttons[link.action].look} large full`}>
                {buttons[link.action].label}
              </button>
            </div>
          </form>
        )}
        <div className="stack">
          <a className="btn outlined large" href={inApp}>
            Open in Porchlight
          </a>
        </div>
        {isOpen && <p className="fine centred">This link works once, and for you alone. Don’t forward the email.</p>}
      </main>
    </Document>
  );
}

const buttons: Record<LinkedAction, { label: string; look: "primary" | "danger" }> = {
  accept: { label: "Accept", look: "primary" },
  decline: { label: "Decline", look: "danger" },
  answer: { label: "Send answer", look: "primary" },
  resolve: { label: "Mark as resolved", look: "primary" },
};

/** What is decided: the showing, or the question in the renter's words. */
function About({ link: { request, question, home, renterName } }: { link: ActionLinkView }) {
  const { times, tours } = useWords();
  if (question)
    return (
      <section className="card">
        <p className="lead">“{question.text}”</p>
        <p className="fine">
          {question.askers > 1 ? `${renterName} and ${othersOf(question.askers)}` : renterName}, about{" "}
          {home.displayName}
        </p>
        {question.answer && (
          <p>
            <b>Your answer:</b> {question.answer}
          </p>
        )}
      </section>
    );
  if (!request) return null;
  return (
    <section className="card when">
      <p className="moment disp">{times.moment(home.timeZone, request.startsAt)}</p>
      <p className="fine">{times.zone(home.timeZone, request.startsAt)}</p>
      <p>
        {home.displayName}. {tours[request.tourType]}.
      </p>
      {request.keptTime && request.status === "PENDING" && (
        <p className="fine">
          Confirmed now: {times.moment(home.timeZone, request.keptTime)}. It stays until you accept the new time.
        </p>
      )}
    </section>
  );
}

const othersOf = (askers: number): string => (askers === 2 ? "another renter" : `${askers - 1} other renters`);

/** What the action needs beside its button. */
function Fields({ page: { link, typed, fields } }: Pick<PageProps<"action">, "page">) {
  switch (link.action) {
    case "accept":
      return link.agents.length > 0 ? (
        <PageSelect
          name="showingAgentId"
          label="Showing agent"
          defaultValue={typed.showingAgentId ?? link.lastAgentId ?? ""}
          problem={fields.showingAgentId}
          required
        >
          <option value="" disabled>
            Choose who shows the home
          </option>
          {link.agents.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </PageSelect>
      ) : (
        <AgentFields link={link} typed={typed} fields={fields} />
      );
    case "decline":
      return (
        <PageTextArea
          name="declineReason"
          label="Reason (optional)"
          hint="The renter reads it"
          rows={3}
          maxLength={commentLength.max}
          defaultValue={typed.declineReason}
          problem={fields.declineReason}
        />
      );
    case "answer":
      return (
        <>
          <PageTextArea
            name="answer"
            label="Answer"
            rows={5}
            maxLength={messageLength.max}
            defaultValue={typed.answer}
            problem={fields.answer}
            required
          />
          {link.question?.becomesKnowledge && (
            <label className="tick">
              <input
                type="checkbox"
                name="useForFutureAnswers"
                value="yes"
                defaultChecked={typed.answer === undefined || typed.useForFutureAnswers === "yes"}
              />
              <span>Use for future answers. Piper will reuse this answer when another renter asks.</span>
            </label>
          )}
        </>
      );
    case "resolve":
      return null;
  }
}

/** The first agent, filled in as the member themselves. */
const AgentFields = ({ link, typed, fields }: Pick<PageProps<"action">["page"], "link" | "typed" | "fields">) => (
  <>
    <h2 className="disp">Who shows the home?</h2>
    <PageInput
      name="firstName"
      label="First name"
      defaultValue={typed.firstName ?? link.member.firstName}
      problem={fields.firstName}
      required
    />
    <PageInput
      name="lastName"
      label="Last name"
      defaultValue={typed.lastName ?? link.member.lastName}
      problem={fields.lastName}
      required
    />
    <PageInput
      name="phone"
      label="Phone number"
      type="tel"
      inputMode="tel"
      hint="The renter gets it once you accept"
      defaultValue={typed.phone ?? link.member.phone}
      problem={fields.phone}
      required
    />
  </>
);
