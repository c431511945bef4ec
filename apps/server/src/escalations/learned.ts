import type { LearnedAnswerView } from "@porchlight/contract/learned-answers.ts";
import { refuseUnfairText } from "@porchlight/domain/fair-housing/refuse-unfair-text.ts";
import { refuse } from "@porchlight/domain/refusals.ts";
import type { App } from "../app.ts";
import { record } from "../events/record.ts";
import type { Reader, Tx } from "../platform/database/database.ts";
import type { Investor } from "../platform/http/serve.ts";
import { lockOwnProperty } from "../properties/store.ts";
import { deleteLearned, type LearnedAnswer, learnedOf, saveLearned } from "./learned-store.ts";

const viewOf = (found: LearnedAnswer): LearnedAnswerView => ({ ...found, updatedAt: found.updatedAt.toString() });

/** Returns the answers Piper learned of a home, newest first. */
export const learnedAnswers = async (on: Reader, propertyId: string): Promise<LearnedAnswerView[]> =>
  (await learnedOf(on, propertyId)).map(viewOf);

/** Changes the words of a learned answer. */
export const changeLearned = (
  app: App,
  owner: Investor,
  { propertyId, answerId }: { propertyId: string; answerId: string },
  answer: string,
): Promise<LearnedAnswerView> =>
  app.inTransaction(async (tx) => {
    await lockOwnProperty(tx, owner.companyId, propertyId);
    refuseUnfairText(answer);
    const changed = await saveLearned(tx, { propertyId, answerId }, answer, app.clock.now());
    if (!changed) return refuse("not-found");
    await tell(tx, app, owner, propertyId);
    return viewOf(changed);
  });

/** Deletes a learned answer; the next one who asks is passed on to the owner. */
export const forgetLearned = (
  app: App,
  owner: Investor,
  { propertyId, answerId }: { propertyId: string; answerId: string },
): Promise<void> =>
  app.inTransaction(async (tx) => {
    await lockOwnProperty(tx, owner.companyId, propertyId);
    if (!(await deleteLearned(tx, { propertyId, answerId }))) return refuse("not-found");
    await tell(tx, app, owner, propertyId);
  });

const tell = (tx: Tx, app: App, { companyId, userId }: Investor, propertyId: string): Promise<void> =>
  record(tx, app.jobs, { kind: "knowledge.changed", companyId, propertyId, userId, at: app.clock.now() });
