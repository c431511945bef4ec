import type { EndpointSpec } from "@porchlight/contract/endpoint.ts";
import { endpoints } from "@porchlight/contract/endpoints.ts";
import type { Recorder } from "./recorder.ts";

type WithId = { id: string };
type Named = WithId & { slug: string; displayName: string };
type Lead = WithId & { renter: WithId };

/** What calls of the owner's can be about. */
export type World = {
  token: string;
  companyId: string;
  homes: Named[];
  leads: Lead[];
  showings: WithId[];
};

/** The owner's homes, and all that goes on there. */
export async function lookAround({ product }: Recorder, token: string): Promise<World> {
  const get = async <Body>(path: string): Promise<Body> => (await product.api<Body>("GET", path, { token })).body;
  const { companyId } = await get<{ companyId: string }>("/investor/me");
  const { properties: homes } = await get<{ properties: Named[] }>("/property/portfolio?page=1&limit=100");
  const leads: Lead[] = [];
  for (const { id } of homes) leads.push(...(await get<Lead[]>(`/property-inquiry/inquiries/property/${id}`)));
  const showings = await get<WithId[]>(`/showing/company/${companyId}`);
  return { token, companyId, homes, leads, showings };
}

/** Queries that a call cannot do without. */
const queries: Record<string, string[]> = {
  "/public/listing/:slug/openings": ["?tourType=IN_PERSON", "?tourType=VIRTUAL", "?tourType=SELF_GUIDED"],
  "/property-availability/:propertyId/why-not": ["?day=2026-11-28"],
  "/address-suggestions": ["?text=118 SE Alder"],
};

function valuesOf(name: string, path: string, { companyId, homes, leads, showings }: World): string[] {
  const ids = (found: readonly WithId[]): string[] => found.map(({ id }) => id);
  switch (name) {
    case "id":
      return ids(path.startsWith("/showing/") ? showings : homes);
    case "propertyId":
      return ids(homes);
    case "companyId":
      return [companyId];
    case "inquiryId":
      return ids(leads);
    case "renterId":
      return [...new Set(leads.map(({ renter }) => renter.id))];
    case "slug":
      return homes.map(({ slug }) => slug);
    case "email":
      return ["walter.quinn@example.test"];
    case "renterScreeningId":
      return [crypto.randomUUID()];
    case "text":
      return ["118 SE Alder St, Portland, OR 97214"];
    default:
      throw new Error(`Nothing is known to ask ${path} with for ${name}`);
  }
}

const isRead = ({ method, who, kind }: EndpointSpec): boolean =>
  method === "GET" && kind === undefined && ["public", "investor", "signed-in"].includes(who);

/** Asks each call that only reads about each thing that it can be asked about. */
export async function readAll(recorder: Recorder, world: World): Promise<void> {
  for (const { spec } of endpoints.filter(({ spec }) => isRead(spec))) {
    const name = /:(\w+)/.exec(spec.path)?.[1];
    const values = name ? valuesOf(name, spec.path, world) : [""];
    for (const value of values)
      for (const query of queries[spec.path] ?? [""])
        await recorder.call("GET", spec.path.replace(`:${name}`, encodeURIComponent(value)) + query, {
          token: world.token,
        });
  }
  for (const { slug } of world.homes) await recorder.page(`/homes/${slug}`);
}
