import * as contract from "@porchlight/contract/listings.ts";
import { deleteProperty } from "@porchlight/contract/properties.ts";
import type { App } from "../app.ts";
import { type Route, serve } from "../platform/http/serve.ts";
import type { StoredProperty } from "../properties/store.ts";
import { propertyView } from "../properties/view.ts";
import * as actions from "./actions.ts";

export function listingRoutes(app: App): Route[] {
  const shown = (stored: StoredProperty) => propertyView(stored, app.config.mail.intakeDomain);
  return [
    serve(contract.publishListing, async ({ actor, params, body }) =>
      shown(await actions.publish(app, actor, params.id, body)),
    ),
    serve(contract.pauseListing, async ({ actor, params }) => shown(await actions.pause(app, actor, params.id))),
    serve(contract.completeListing, async ({ actor, params }) => shown(await actions.complete(app, actor, params.id))),
    serve(contract.changeAutoRefresh, async ({ actor, params, body }) => {
      const { property } = await actions.changeAutoRefresh(app, actor, params.id, body.autoRefresh);
      return { success: true as const, autoRefresh: property.autoRefresh };
    }),
    serve(deleteProperty, ({ actor, params }) => actions.remove(app, actor, params.id)),
  ];
}
