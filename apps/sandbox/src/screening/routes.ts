import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { misbehave } from "../faults/misbehave.ts";
import type { World } from "../world.ts";
import { allowedBundleId, bundleOf, bundles, bundleView } from "./bundles.ts";
import { accept, BureauError } from "./bureau-error.ts";
import { screeningControlRoutes } from "./control-routes.ts";
import { identityRoutes } from "./identity-routes.ts";
import { landlordRoutes } from "./landlord-routes.ts";
import { renterRoutes } from "./renter-routes.ts";
import { reportRoutes } from "./report-routes.ts";
import { requestRoutes } from "./request-routes.ts";

const prefix = "/screening/v3";
const credentials = z.object({ clientId: z.string(), apiKey: z.string() });
const alternativeQuery = z.object({ region: z.string().length(2) });
const unavailable = new BureauError(503, "ServiceUnavailable", "The service is unavailable.");

/** A screening bureau with the protocol of ShareAble for Rentals, v3. */
export async function screeningRoutes(http: FastifyInstance, world: World): Promise<void> {
  screeningControlRoutes(http, world);
  await http.register(
    async (bureau) => {
      answerInEnvelopes(bureau);
      bureau.addHook("preHandler", misbehave(world, "screening", unavailable.body));
      tokenRoute(bureau, world);
      await bureau.register(async (signedIn) => {
        signedIn.addHook("preHandler", async ({ headers }) => requireBothTokens(world, headers));
        signedIn.addHook("preHandler", async () => void world.bureau.settle());
        partnerRoutes(signedIn);
        landlordRoutes(signedIn, world);
        renterRoutes(signedIn, world);
        requestRoutes(signedIn, world);
        identityRoutes(signedIn, world);
        reportRoutes(signedIn, world);
      });
    },
    { prefix },
  );
}

/** Every failure has the bureau's envelope, and none says what was sent. */
function answerInEnvelopes(bureau: FastifyInstance): void {
  bureau.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) => {
    const { statusCode = 500 } = error;
    if (statusCode >= 500) console.error(error.stack);
    const failed =
      error instanceof BureauError
        ? error
        : new BureauError(statusCode, statusCode < 500 ? "InvalidRequest" : "ServerError", "The request failed.");
    return reply.code(failed.statusCode).send(failed.body);
  });
  bureau.setNotFoundHandler((_request, reply) =>
    reply.code(404).send(new BureauError(404, "NotFound", "There is no such address.").body),
  );
}

function tokenRoute(bureau: FastifyInstance, { config, bureau: { tokens } }: World): void {
  bureau.post("/Tokens", async ({ body }) => {
    const { clientId, apiKey } = accept(credentials, body);
    const key = config.screeningApiKeys.indexOf(apiKey);
    if (clientId !== config.screeningClientId || key < 0)
      throw new BureauError(401, "Unauthorized", "The client or its key is unknown.");
    return tokens.issue(key);
  });
}

function requireBothTokens(
  { bureau: { tokens } }: World,
  { authorization, mfaauthorized }: NodeJS.Dict<string | string[]>,
): void {
  const isGood = (key: number, token: string | string[] | undefined) =>
    tokens.isGood(key, typeof token === "string" ? token : undefined);
  if (!isGood(0, authorization) || !isGood(1, mfaauthorized))
    throw new BureauError(401, "Unauthorized", "A token is missing or has expired.");
}

function partnerRoutes(bureau: FastifyInstance): void {
  bureau.get("/System", async () => ({
    title: "Sample screening bureau",
    description: "Made-up reports on made-up people",
    copyright: "",
    version: "3",
  }));
  bureau.put("/ApiRegistration/Register", async (_request, reply) => reply.code(204).send());

  bureau.get("/Bundles", async () => bundles.map(bundleView));
  bureau.get<{ Params: { id: string } }>("/Bundles/StateRestrictedAlternativeBundle/:id", async ({ params, query }) => {
    const { region } = accept(alternativeQuery, query);
    const allowed = allowedBundleId(Number(params.id), region);
    const bundle = allowed === null ? undefined : bundleOf(allowed);
    if (!bundle) throw new BureauError(404, "NotFound", "There is no such bundle.");
    return bundleView(bundle);
  });
}
