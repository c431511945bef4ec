import * as contract from "@porchlight/contract/renter-applications.ts";
import { streamRenterEvents } from "@porchlight/contract/renter-home.ts";
import type { App } from "../app.ts";
import { type Renter, type Route, serve } from "../platform/http/serve.ts";
import { copyEarlierAnswers, saveAnswers, setLanguage } from "./answers.ts";
import { inviteApplicant, removeApplicant, replaceApplicant } from "./people.ts";
import { streamToRenter } from "./renter-changes.ts";
import { renterApplication, renterApplications } from "./renter-queries.ts";
import { submitApplication } from "./submitting.ts";
import { withdrawApplication } from "./withdrawing.ts";

export function renterApplicationRoutes(app: App): Route[] {
  const viewFor = (actor: Renter, id: string) => renterApplication(app, actor, id);
  return [
    serve(contract.listRenterApplications, ({ actor }) =>
      renterApplications(app.db, app.config.publicUrl, actor.userId),
    ),
    serve(streamRenterEvents, ({ actor, reply }) => streamToRenter(app, actor, reply)),
    serve(contract.getRenterApplication, ({ actor, params }) => viewFor(actor, params.id)),
    serve(contract.saveAnswers, async ({ actor, params, body }) => {
      const savedAt = await saveAnswers(app, actor, params.id, body);
      return { savedAt, status: "IN_PROGRESS" as const };
    }),
    serve(contract.setApplicationLanguage, ({ actor, params, body }) =>
      setLanguage(app, actor, params.id, body.language),
    ),
    serve(contract.copyEarlierAnswers, async ({ actor, params }) => {
      await copyEarlierAnswers(app, actor, params.id);
      return viewFor(actor, params.id);
    }),
    serve(contract.submitApplication, async ({ actor, params, address }) => {
      await submitApplication(app, actor, params.id, address);
      return viewFor(actor, params.id);
    }),
    serve(contract.withdrawApplication, async ({ actor, params }) => {
      await withdrawApplication(app, actor, params.id);
      return viewFor(actor, params.id);
    }),
    serve(contract.inviteApplicant, async ({ actor, params, body }) => {
      await inviteApplicant(app, actor, params.id, body);
      return viewFor(actor, params.id);
    }),
    serve(contract.replaceApplicant, async ({ actor, params, body }) => {
      await replaceApplicant(app, actor, params, body);
      return viewFor(actor, params.id);
    }),
    serve(contract.removeApplicant, async ({ actor, params }) => {
      await removeApplicant(app, actor, params);
      return viewFor(actor, params.id);
    }),
  ];
}
