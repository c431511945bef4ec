import type { BodyOf, EndpointSpec, ParamsOf, QueryOf, ReplyOf } from "@porchlight/contract/endpoint.ts";
import type { ErrorBody } from "@porchlight/contract/error-body.ts";
import { filledPath } from "@porchlight/contract/filled-path.ts";
import type { FastifyInstance, FastifyRequest } from "fastify";

type Part<Name extends string, Value> = undefined extends Value
  ? { [name in Name]?: Value }
  : { [name in Name]: Value };
type Input<E extends EndpointSpec> = Part<"params", ParamsOf<E>> & Part<"query", QueryOf<E>> & Part<"body", BodyOf<E>>;

/** The API's refusal of a page's call. */
export class ApiRefusal extends Error {
  readonly body: ErrorBody;

  constructor(body: ErrorBody) {
    super(body.message);
    this.body = body;
  }
}

/** Returns the body of a refusal, for the page to show; any other error is rethrown. */
export function refusalIn(error: unknown): ErrorBody {
  if (error instanceof ApiRefusal && error.body.statusCode < 500) return error.body;
  throw error;
}

/**
 * Calls the API from a page, within the process. A page without JavaScript is a client like any other, so it passes the
 * same checks, limits and refusals.
 * Errors  `ApiRefusal` for every answer that is not a success.
 */
export async function callApi<E extends EndpointSpec>(
  server: FastifyInstance,
  request: FastifyRequest,
  spec: E,
  input: Input<E>,
  token?: string | null,
): Promise<ReplyOf<E>> {
  const { params, query, body } = input as {
    params?: Record<string, unknown>;
    query?: Record<string, string>;
    body?: object;
  };
  const answer = await server.inject({
    method: spec.method,
    url: `/api${filledPath(spec.path, params ?? {})}`,
    remoteAddress: request.ip,
    headers: token ? { authorization: `Bearer ${token}` } : {},
    ...(query ? { query } : {}),
    ...(body ? { payload: body } : {}),
  });
  if (answer.statusCode >= 400) throw new ApiRefusal(answer.json<ErrorBody>());
  return (answer.body ? answer.json() : undefined) as ReplyOf<E>;
}
