import * as contract from "@porchlight/contract/renter-applications.ts";
import type { App } from "../app.ts";
import { deleteDocument } from "../documents/actions.ts";
import { addDocument } from "../documents/add-document.ts";
import { documentViewer } from "../documents/view.ts";
import { type Route, serve } from "../platform/http/serve.ts";
import { allowFile, allowFiles, checkOwn } from "./files.ts";

export const applicationFileRoutes = (app: App): Route[] => [
  serve(contract.uploadDocument, async (asked) => {
    const { actor, params } = asked;
    await checkOwn(app.db, actor, params.applicationId);
    const allow = allowFile(app, actor, params.applicationId);
    const added = await addDocument(app, asked, { ...params, userId: actor.userId, allow });
    return documentViewer(app, actor)(added);
  }),
  serve(contract.deleteDocument, ({ actor, params }) =>
    deleteDocument(app, {
      applicationId: params.applicationId,
      documentId: params.fileId,
      allow: allowFiles(app, actor, params.applicationId),
    }),
  ),
];
