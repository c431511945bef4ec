import type { FastifyInstance, FastifyReply } from "fastify";
import { z } from "zod";
import { accept, Problem } from "../../platform/problem.ts";
import type { World } from "../../world.ts";
import { idToken } from "../id-token.ts";
import { consentPage } from "./consent-page.ts";
import { accessTokenSeconds, type Grant } from "./grants.ts";

const consentRequest = z.object({
  client_id: z.string(),
  redirect_uri: z.url(),
  response_type: z.literal("code").optional(),
  scope: z.string().min(1),
  state: z.string().max(2_000).optional(),
  code_challenge: z.string().min(43).max(128),
});
const consent = consentRequest.extend({
  // Empty where the person presses Cancel.
  email: z.union([z.email(), z.literal("")]),
  granted: z.preprocess((sent) => (sent === undefined ? [] : [sent].flat()), z.array(z.string())),
});
const tokenForm = z.object({
  client_id: z.string().optional(),
  client_secret: z.string().optional(),
  grant_type: z.string().optional(),
  code: z.string().default(""),
  redirect_uri: z.string().default(""),
  code_verifier: z.string().default(""),
  refresh_token: z.string().default(""),
});
const revokeForm = z.object({ token: z.string().default("") });

/** Google's own addresses: the consent in a browser, and the tokens behind it. */
export function oauthRoutes(google: FastifyInstance, world: World): void {
  google.get("/google/o/oauth2/v2/auth", async (request, reply) => {
    const asked = accept(consentRequest, request.query);
    requireRegistered(world, asked);
    return reply.type("text/html").send(consentPage(asked, world.accounts.all()));
  });

  google.post("/google/consent", async (request, reply) => {
    const { email, granted, ...asked } = accept(consent, request.body);
    requireRegistered(world, asked);
    const back = new URL(asked.redirect_uri);
    if (asked.state !== undefined) back.searchParams.set("state", asked.state);
    const account = world.accounts.find(email);
    if (!account) back.searchParams.set("error", "access_denied");
    else {
      const scopes = granted.filter((scope) => asked.scope.split(" ").includes(scope));
      const terms = { redirectUri: asked.redirect_uri, codeChallenge: asked.code_challenge };
      back.searchParams.set("code", world.grants.issueCode({ sub: account.sub, scopes, ...terms }));
      back.searchParams.set("scope", scopes.join(" "));
    }
    return reply.redirect(back.href, 303);
  });

  google.post("/google/token", async (request, reply) => {
    const form = accept(tokenForm, request.body);
    const { googleClientId, googleClientSecret } = world.config;
    if (form.client_id !== googleClientId || form.client_secret !== googleClientSecret)
      return refused(reply, 401, "invalid_client", "The OAuth client was not found.");
    if (form.grant_type === "authorization_code") {
      const grant = world.grants.redeem(form.code, form.redirect_uri, form.code_verifier);
      const account = grant && world.accounts.all().find(({ sub }) => sub === grant.sub);
      if (!account) return refused(reply, 400, "invalid_grant", "Bad Request");
      return {
        ...accessOf(world, grant),
        refresh_token: grant.refreshToken,
        id_token: await idToken(world, account, { audience: form.client_id }),
      };
    }
    if (form.grant_type === "refresh_token") {
      const grant = world.grants.grantOf(form.refresh_token);
      return grant
        ? accessOf(world, grant)
        : refused(reply, 400, "invalid_grant", "Token has been expired or revoked.");
    }
    return refused(reply, 400, "unsupported_grant_type", "Invalid grant_type");
  });

  google.post("/google/revoke", async (request, reply) =>
    world.grants.revoke(accept(revokeForm, request.body).token)
      ? {}
      : refused(reply, 400, "invalid_token", "Token expired or revoked"),
  );
}

const accessOf = ({ grants }: World, grant: Grant) => ({
  access_token: grants.issueAccessToken(grant),
  expires_in: accessTokenSeconds,
  scope: grant.scopes.join(" "),
  token_type: "Bearer",
});

const refused = (reply: FastifyReply, status: number, error: string, description: string) =>
  reply.code(status).send({ error, error_description: description });

/** The product's callback as it is registered, to the letter: with and without what is added for a second calendar. */
function requireRegistered({ config }: World, asked: { client_id: string; redirect_uri: string }): void {
  const callback = `${config.publicUrl}/settings/calendar`;
  if (asked.client_id !== config.googleClientId) throw new Problem(401, "Error 401: invalid_client");
  if (![callback, `${callback}?isPrimary=false`].includes(asked.redirect_uri))
    throw new Problem(400, "Error 400: redirect_uri_mismatch");
}
