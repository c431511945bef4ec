import * as contract from "@porchlight/contract/renter-screening.ts";
import type { App } from "../app.ts";
import { type Renter, type Route, serve } from "../platform/http/serve.ts";
import { consent, statementsFor } from "./consent.ts";
import { confirmAge, skipScreening } from "./first-steps.ts";
import { screeningAppOf } from "./has-screening.ts";
import { answerExam, proveIdentity } from "./identity.ts";
import { readOwnReport } from "./own-report.ts";
import { checkPayment, startPayment } from "./paying.ts";
import { nameReportAgency } from "./report-agency.ts";
import { viewOfScreening } from "./view.ts";

export function screeningRoutes(app: App): Route[] {
  const viewFor = (actor: Renter, id: string) => viewOfScreening(screeningAppOf(app), actor, id);
  return [
    serve(contract.confirmAge, async ({ actor, params, body }) => {
      await confirmAge(screeningAppOf(app), actor, params.id, body.birthDate);
      return viewFor(actor, params.id);
    }),
    serve(contract.openScreeningStatements, ({ actor, params }) =>
      statementsFor(screeningAppOf(app), actor, params.id),
    ),
    serve(contract.consentToScreening, async ({ actor, params, body, address }) => {
      const { attestationGroupId, attestationResponses: responses } = body;
      const given = { attestationGroupId, responses, from: address };
      await consent(screeningAppOf(app), actor, params.id, given);
      return viewFor(actor, params.id);
    }),
    serve(contract.startPayment, async ({ actor, params }) => {
      const url = await startPayment(screeningAppOf(app), actor, params.id);
      return { url, screening: await viewFor(actor, params.id) };
    }),
    serve(contract.checkPayment, async ({ actor, params }) => {
      await checkPayment(screeningAppOf(app), actor, params.id);
      return viewFor(actor, params.id);
    }),
    serve(contract.proveIdentity, ({ actor, params, body }) => {
      const { ssn, birthDate, address, employment } = body;
      const given = { stated: { address, employment }, proof: { ssn, birthDate } };
      return proveIdentity(screeningAppOf(app), actor, params.id, given);
    }),
    serve(contract.answerExam, ({ actor, params, body }) => {
      const { ssn, birthDate } = body;
      const answers = body.answers.map(({ questionKey, choiceKey }) => ({ question: questionKey, choice: choiceKey }));
      return answerExam(screeningAppOf(app), actor, params, { answers, proof: { ssn, birthDate } });
    }),
    serve(contract.skipScreening, async ({ actor, params, body }) => {
      await skipScreening(screeningAppOf(app), actor, params.id, body.because);
      return viewFor(actor, params.id);
    }),
    serve(contract.nameReportAgency, async ({ actor, params, body }) => {
      await nameReportAgency(screeningAppOf(app), actor, params.id, body);
      return viewFor(actor, params.id);
    }),
    serve(contract.readOwnReport, ({ actor, params, query }) =>
      readOwnReport(screeningAppOf(app), actor, params.id, query.productType),
    ),
  ];
}
