import * as contract from "@porchlight/contract/piper-trial.ts";
import type { App } from "../app.ts";
import { type Route, serve } from "../platform/http/serve.ts";
import { tryOut } from "./try.ts";

export const piperTrialRoutes = (app: App): Route[] => [
  serve(contract.tryPiper, ({ actor, params, body }) => tryOut(app, actor, params.propertyId, body)),
];
