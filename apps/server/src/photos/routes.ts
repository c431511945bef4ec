import * as contract from "@porchlight/contract/photos.ts";
import type { App } from "../app.ts";
import { type Route, serve } from "../platform/http/serve.ts";
import { incomingOf } from "../platform/http/uploads.ts";
import * as actions from "./actions.ts";

export function photoRoutes(app: App): Route[] {
  const incoming = incomingOf(app);
  return [
    serve(contract.uploadPhoto, async (asked) => {
      const { actor, params } = asked;
      await actions.checkPhotoRoom(app, actor, params.id);
      return incoming.receive(asked, contract.uploadPhoto.fileField, (upload) =>
        actions.add(app, actor, params.id, upload),
      );
    }),
    serve(contract.orderPhotos, ({ actor, params, body }) => actions.order(app, actor, params.id, body.imageIds)),
    serve(contract.sortPhotos, ({ actor, params }) => actions.sort(app, actor, params.id)),
    serve(contract.choosePhotoAsCover, ({ actor, params }) => actions.cover(app, actor, params.id, params.imageId)),
    serve(contract.deletePhoto, ({ actor, params }) => actions.remove(app, actor, params.id, params.imageId)),
  ];
}
