import * as places from "@porchlight/contract/places.ts";
import * as contract from "@porchlight/contract/properties.ts";
import type { NestedRecordName } from "@porchlight/domain/properties/property.ts";
import { refuse } from "@porchlight/domain/refusals.ts";
import type { App } from "../app.ts";
import { placesOf } from "../partners/places/places.ts";
import { type Route, serve } from "../platform/http/serve.ts";
import * as actions from "./actions.ts";
import { generateDescription } from "./generate-description.ts";
import * as nested from "./nested-records.ts";
import * as queries from "./queries.ts";
import type { StoredProperty } from "./store.ts";
import { propertyView } from "./view.ts";

export function propertyRoutes(app: App): Route[] {
  const shown = (stored: StoredProperty) => propertyView(stored, app.config.mail.intakeDomain);
  const addresses = placesOf(app);
  return [
    serve(contract.addProperty, async ({ actor, body }) => shown(await actions.add(app, actor, body))),
    serve(contract.getPortfolio, ({ actor, query, reply }) => queries.portfolio(app, actor, query, reply)),
    serve(contract.getProperty, ({ actor, params, reply }) => queries.oneProperty(app, actor, params.id, reply)),
    serve(contract.changeProperty, async ({ actor, params, body }) =>
      shown(await actions.change(app, actor, params.id, body)),
    ),
    serve(contract.generateDescription, ({ actor, params, body }) =>
      generateDescription(app, actor, params.id, body.highlights),
    ),
    serve(contract.changeDisplayName, async ({ actor, params, body }) =>
      shown(await actions.rename(app, actor, params.id, body.displayName)),
    ),
    serve(contract.changeScreeningSensitivity, async ({ actor, params, body }) =>
      shown(await nested.changeSensitivity(app, actor, params.id, body.screeningSensitivity)),
    ),
    serve(contract.changeLocation, ({ actor, params, body }) =>
      actions.move(app, actor, params.id, params.locationId, body),
    ),
    ...(Object.keys(contract.nestedCalls) as NestedRecordName[]).flatMap((name) => nestedRoutes(app, name)),
    serve(places.suggestAddresses, async ({ query }) => ({ suggestions: await addresses.suggest(query.text) })),
    serve(
      places.lookUpAddress,
      async ({ params }) => (await addresses.find(params.text)) ?? refuse("property.address-unknown"),
    ),
  ];
}

/** The eight records are one mechanism, so their calls are typed by the first of them and checked by each one's own schema. */
function nestedRoutes(app: App, name: NestedRecordName): Route[] {
  const { create, change } = contract.nestedCalls[name] as (typeof contract.nestedCalls)["specifications"];
  const record = name as "specifications";
  return [
    serve(create, ({ actor, params, body }) => nested.create(app, actor, params.id, record, body)),
    serve(change, ({ actor, params, body }) => nested.amend(app, actor, params.id, record, params.recordId, body)),
  ];
}
