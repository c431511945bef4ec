import * as contract from "@porchlight/contract/piper-trial.ts";
import type { Capability } from "../app.ts";
import { serve } from "../platform/http/serve.ts";
import { tryOut } from "./try.ts";

export const piperTrial: Capability = {
  routes: (app) => [serve(contract.tryPiper, ({ actor, params, body }) => tryOut(app, actor, params.propertyId, body))],
};
