import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { googleButton } from "../browser/google-button.ts";
import { postTokenToOpener } from "../browser/post-google-token.ts";
import { misbehave } from "../faults/misbehave.ts";
import { browserScript } from "../platform/browser-script.ts";
import { isLoopbackHost } from "../platform/http.ts";
import { accept, Problem } from "../platform/problem.ts";
import type { World } from "../world.ts";
import { googleAccounts } from "./accounts.ts";
import { calendarRoutes } from "./calendar/calendar-routes.ts";
import { calendarControlRoutes } from "./calendar/control-routes.ts";
import { oauthRoutes } from "./calendar/oauth-routes.ts";
import { chooserPage, tokenPage } from "./chooser-pages.ts";
import { idToken } from "./id-token.ts";

const tokenOrder = z.strictObject({
  email: z.email(),
  nonce: z.string().min(1).max(500).optional(),
  audience: z.string().min(1).max(500).optional(),
});
const signInRequest = z.object({
  client_id: z.string(),
  origin: z.url(),
  nonce: z.string().max(500).optional(),
});
const choice = signInRequest.extend({ email: z.email(), name: z.string().trim().min(1).max(200).optional() });
const unavailable = { error: { code: 503, message: "The service is currently unavailable.", status: "UNAVAILABLE" } };

/** What a test decides about Google, and Google's own pages and keys. */
export async function googleRoutes(http: FastifyInstance, world: World): Promise<void> {
  controlRoutes(http, world);
  calendarControlRoutes(http, world);
  await http.register(async (google) => {
    google.addHook("preHandler", misbehave(world, "google", unavailable));
    identityRoutes(google, world);
    oauthRoutes(google, world);
    calendarRoutes(google, world);
  });
}

function controlRoutes(http: FastifyInstance, world: World): void {
  http.get("/control/google/accounts", async () => world.accounts.all());

  http.put("/control/google/accounts", async (request) => {
    world.accounts.replace(accept(googleAccounts, request.body));
    return world.accounts.all();
  });

  http.post("/control/google/id-token", async (request) => {
    const { email, ...order } = accept(tokenOrder, request.body);
    const account = world.accounts.find(email);
    if (!account) throw new Problem(404, `There is no Google account ${email}`);
    return { credential: await idToken(world, account, order) };
  });
}

function identityRoutes(google: FastifyInstance, world: World): void {
  const buttonScript = browserScript(googleButton);
  const handOverScript = browserScript(postTokenToOpener);

  google.get("/google/gsi/client", (_request, reply) =>
    reply.type("text/javascript").header("cross-origin-resource-policy", "cross-origin").send(buttonScript),
  );

  google.get("/google/hand-over.js", (_request, reply) => reply.type("text/javascript").send(handOverScript));

  google.get("/google/certs", (_request, reply) =>
    reply.header("cache-control", "public, max-age=300").send(world.keys.published),
  );

  google.get("/google/accounts", async (request, reply) => {
    const asked = accept(signInRequest, request.query);
    requireKnownCaller(world, asked);
    return reply.type("text/html").send(chooserPage(asked, world.accounts.all()));
  });

  google.post("/google/accounts/choose", async (request, reply) => {
    const { email, name, ...asked } = accept(choice, request.body);
    requireKnownCaller(world, asked);
    if (name && !world.accounts.find(email)) world.accounts.replace([...world.accounts.all(), { email, name }]);
    const account = world.accounts.find(email);
    if (!account) throw new Problem(404, `There is no Google account ${email}`);
    const credential = await idToken(world, account, { audience: asked.client_id, nonce: asked.nonce });
    return reply.type("text/html").send(tokenPage(asked.origin, credential));
  });
}

function requireKnownCaller({ config }: World, { client_id, origin }: z.output<typeof signInRequest>): void {
  if (client_id !== config.googleClientId) throw new Problem(401, "Error 401: invalid_client");
  const known = isLoopbackHost(new URL(origin).host) || new URL(origin).origin === new URL(config.publicUrl).origin;
  if (!known) throw new Problem(400, "Error 400: origin_mismatch");
}
