import { isActiveRequest } from "@porchlight/domain/showings/lifecycle.ts";
import { take, timeGone } from "./decide/booking.ts";
import { withChosenHour } from "./decide/chosen-hour.ts";
import { goneAs, newDraft } from "./decide/draft.ts";
import { withoutFallbacks } from "./decide/fallbacks.ts";
import { findTime } from "./decide/finding.ts";
import { onMessage, onNote } from "./decide/message.ts";
import { onNews } from "./decide/news.ts";
import type { Answered } from "./decide/owner-answered.ts";
import { tellRemoved } from "./decide/removed-number.ts";
import { withAccount } from "./dialogue/obstacles.ts";
import { answering, completed, standingAfter } from "./dialogue/standing.ts";
import type { QuestionKeys } from "./heard/questions.ts";
import type { TimeWish } from "./heard/times.ts";
import { agreementIn } from "./reading/answers/answer-agrees.ts";
import { withoutRemoved } from "./reading/contact/removed-number.ts";
import { questionKeysIn } from "./reading/questions/question-keys.ts";
import { normal } from "./reading/text/normal.ts";
import { wishesIn } from "./reading/times/wishes.ts";
import { understand as builtIn } from "./reading/understand.ts";
import { compose } from "./saying/compose.ts";
import type { Talk } from "./talk.ts";
import type { Input, News, Order, Turn } from "./turn.ts";
import type { Understand } from "./understander.ts";
import type { World } from "./world.ts";

/**
 * One turn of Piper: what it is told and what it is to react to in, what it says and orders out.
 *
 * Shape   pure; the same arguments give the same turn, so an old talk replays. An empty `text` means silence.
 * Errors  none of its own; whatever `understand` throws passes through, so a caller can fall back on the built-in one.
 * Source  docs/decisions/0023-piper-decides.md, docs/decisions/0004-piper-conduct.md
 */
export function step(stored: Talk, input: Input, world: World, understand: Understand = builtIn): Turn {
  const { property, now } = world;
  const talk = withAccount(stored, now);
  const written = input.kind === "message" || input.kind === "note" ? input.text : "";
  const text = withoutRemoved(written);
  const said =
    (input.kind === "message" || input.kind === "note") && (text !== "" || written === "")
      ? understand(text, {
          history: input.kind === "message" ? input.history : [],
          now,
          timeZone: property.timeZone,
          talk,
          property,
          ownerName: world.ownerName,
          hasScreening: world.hasScreening,
          hasApplication: Boolean(world.application),
          hasShowing: world.request !== null && isActiveRequest(world.request.status),
        })
      : null;
  const heard = said && withChosenHour(withoutFallbacks(completed(said, talk, world), talk, world), talk, world);
  const asked = input.kind === "message" ? answering(talk) : talk;
  const going = input.kind === "news" || goneAs(world) ? asked : reopened(asked);
  const draft = newDraft(heard ? { ...going, language: heard.language } : going, world, heard);
  const plain = heard?.plain ?? text;
  if (input.kind === "message" && heard) onMessage(draft, plain, input.history);
  else if (input.kind === "note" && heard) onNote(draft, plain);
  else if (input.kind === "form") take(draft, { startsAt: input.startsAt, tourType: input.tourType }, "");
  else if (input.kind === "time-gone") timeGone(draft, input.startsAt);
  else if (input.kind === "news") onNews(draft, input.news, answeredIn(input.news, world));
  if (text !== written) tellRemoved(draft);
  findTime(draft);
  const spoken = compose(draft.says, standingAfter(talk, draft.talk, heard, draft.orders, world), world);
  return {
    talk: spoken.talk,
    text: spoken.text,
    said: draft.says.map((saying) => saying.say),
    facts: draft.facts,
    orders: draft.orders.map((order) => quotedWhole(order, plain, text)),
    heard,
  };
}

const keysOf = (news: News): QuestionKeys =>
  "question" in news ? questionKeysIn(news.question) : { whole: "", topics: [] };

/** What is known of the question that an owner answered, and of the answer. */
function answeredIn(news: News, world: World): Answered {
  const [question, answer] = news.is === "owner-answered" ? [news.question, news.answer] : ["", ""];
  const agreement = agreementIn(question, answer);
  return {
    ...keysOf(news),
    ...agreement,
    times: timesOf(answer, world),
    days: timesOf(agreement.consents, world),
  };
}

/** The days and hours that an owner names. */
const timesOf = (text: string, { now, property }: World): TimeWish[] =>
  wishesIn(normal(text), now.toZonedDateTimeISO(property.timeZone).toPlainDate(), 0);

/** What goes to the owner as it was written goes whole, remarks made in passing too. */
const quotedWhole = (order: Order, plain: string, text: string): Order =>
  order.kind === "escalate" && order.question === plain ? { ...order, question: text.trim() } : order;

/** A renter who comes back to a home that was rented out and is listed again is told anew when it is rented once more. */
const reopened = (talk: Talk): Talk => (talk.closed ? { ...talk, closed: false } : talk);
