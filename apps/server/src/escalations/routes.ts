import * as contract from "@porchlight/contract/escalations.ts";
import * as learned from "@porchlight/contract/learned-answers.ts";
import { refuse } from "@porchlight/domain/refusals.ts";
import type { App } from "../app.ts";
import { type Route, serve } from "../platform/http/serve.ts";
import { loadOwnProperty } from "../properties/store.ts";
import { answerEscalation, ignoreEscalation } from "./actions.ts";
import { changeLearned, forgetLearned, learnedAnswers } from "./learned.ts";
import { companyEscalations, propertyEscalations } from "./queries.ts";

export const escalationRoutes = (app: App): Route[] => [
  serve(contract.listCompanyEscalations, ({ actor, params }) =>
    params.companyId === actor.companyId ? companyEscalations(app.db, actor.companyId) : refuse("not-found"),
  ),
  serve(contract.listPropertyEscalations, async ({ actor, params }) => {
    await loadOwnProperty(app.db, actor.companyId, params.propertyId);
    return propertyEscalations(app.db, params.propertyId);
  }),
  serve(contract.answerEscalation, ({ actor, params, body }) =>
    answerEscalation(app, actor, params.escalationId, body),
  ),
  serve(learned.listLearnedAnswers, async ({ actor, params }) => {
    await loadOwnProperty(app.db, actor.companyId, params.propertyId);
    return learnedAnswers(app.db, params.propertyId);
  }),
  serve(learned.changeLearnedAnswer, ({ actor, params, body }) => changeLearned(app, actor, params, body.answer)),
  serve(learned.forgetLearnedAnswer, ({ actor, params }) => forgetLearned(app, actor, params)),
  serve(contract.ignoreEscalation, ({ actor, params }) => ignoreEscalation(app, actor, params.escalationId)),
];
