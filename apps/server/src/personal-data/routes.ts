import * as contract from "@porchlight/contract/personal-data.ts";
import { originOf } from "../accounts/account-events.ts";
import type { App } from "../app.ts";
import { sendDownload } from "../platform/http/download.ts";
import { type Route, serve } from "../platform/http/serve.ts";
import { eraseOwnData, sendErasureCode } from "./asking.ts";
import { downloadOf } from "./download.ts";
import { ownDataView } from "./summary-queries.ts";

const sent = { sent: true } as const;

export const personalDataRoutes = (app: App): Route[] => [
  serve(contract.getOwnData, ({ actor }) => ownDataView(app.db, actor.userId)),
  serve(
    contract.downloadOwnData,
    async ({ actor, query, reply }) => sendDownload(reply, await downloadOf(app, actor, query.language)) as never,
  ),
  serve(contract.sendErasureCode, ({ actor, body, ...asked }) =>
    sendErasureCode(app, actor, body.language, originOf(asked)).then(() => sent),
  ),
  serve(contract.eraseOwnData, ({ actor, body }) => eraseOwnData(app, actor, body.code)),
];
