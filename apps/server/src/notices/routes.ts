import * as contract from "@porchlight/contract/action-links.ts";
import type { App } from "../app.ts";
import { type Route, serve } from "../platform/http/serve.ts";
import { actionLinkView, takeAction } from "./action-links.ts";

export const noticeRoutes = (app: App): Route[] => [
  serve(contract.getActionLink, ({ params }) => actionLinkView(app, params.token)),
  serve(contract.takeLinkedAction, ({ params, body }) => takeAction(app, params.token, body)),
];
