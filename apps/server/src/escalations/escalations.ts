import * as contract from "@porchlight/contract/escalations.ts";
import { refuse } from "@porchlight/domain/refusals.ts";
import type { Capability } from "../app.ts";
import { serve } from "../platform/http/serve.ts";
import { loadOwnProperty } from "../properties/store.ts";
import { answerEscalation, ignoreEscalation } from "./actions.ts";
import { companyEscalations, propertyEscalations } from "./queries.ts";

export const escalations: Capability = {
  routes: (app) => [
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
    serve(contract.ignoreEscalation, ({ actor, params }) => ignoreEscalation(app, actor, params.escalationId)),
  ],
};
