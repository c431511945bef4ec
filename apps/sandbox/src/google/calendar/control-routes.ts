import type { FastifyInstance } from "fastify";
import { accept, Problem } from "../../platform/problem.ts";
import type { World } from "../../world.ts";
import type { GoogleAccount } from "../accounts.ts";
import { eventBody } from "./events.ts";

type OfAccount = { Params: { email: string } };
type OfEvent = { Params: { email: string; id: string } };

/** What a person does with their own calendar, and with what they once agreed to. */
export function calendarControlRoutes(http: FastifyInstance, world: World): void {
  const { events, grants, changes } = world;
  const accountOf = (email: string): GoogleAccount => {
    const account = world.accounts.find(email);
    if (!account) throw new Problem(404, `There is no Google account ${email}`);
    return account;
  };

  http.get<OfAccount>("/control/google/accounts/:email/events", async ({ params }) =>
    events.of(accountOf(params.email).sub),
  );

  http.post<OfAccount>("/control/google/accounts/:email/events", async ({ params, body }) => {
    const account = accountOf(params.email);
    return events.add(account.sub, accept(eventBody, body));
  });

  http.delete<OfEvent>("/control/google/accounts/:email/events/:id", async ({ params }) => {
    const account = accountOf(params.email);
    if (!events.find(account.sub, params.id)) throw new Problem(404, `There is no event ${params.id}`);
    return events.change(account.sub, params.id, { status: "cancelled" });
  });

  http.post<OfAccount>("/control/google/accounts/:email/revoke", async ({ params }) => {
    grants.revokeAllOf(accountOf(params.email).sub);
    changes.announce();
    return { status: "ok" };
  });
}
