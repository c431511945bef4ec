import type {
  Caller,
  EndpointSpec,
  ParsedBody,
  ParsedParams,
  ParsedQuery,
  ReplyOf,
} from "@porchlight/contract/endpoint.ts";
import type { FastifyReply, FastifyRequest } from "fastify";

/** A signed-in owner: acts for exactly one company. */
export type Investor = { role: "investor"; userId: string; companyId: string; tokenHash: string };
/** A signed-in renter. */
export type Renter = { role: "renter"; userId: string; tokenHash: string };
export type SignedIn = Investor | Renter;
/** A web chat's browser: knows its own conversation and no other. `linkOf` is the request whose link it opened. */
export type Visitor = { role: "visitor"; visitorId: string; inquiryId: string; linkOf: string | null };
export type Actor = SignedIn | Visitor;

type ActorFor<W extends Caller> = W extends "investor"
  ? Investor
  : W extends "renter"
    ? Renter
    : W extends "signed-in"
      ? SignedIn
      : W extends "visitor"
        ? Visitor
        : null;

export type EndpointCall<E extends EndpointSpec> = {
  actor: ActorFor<E["who"]>;
  params: ParsedParams<E>;
  query: ParsedQuery<E>;
  body: ParsedBody<E>;
  /** The caller's IANA zone; UTC when missing or unknown. Groups and labels only. */
  timeZone: string;
  address: string;
  request: FastifyRequest;
  reply: FastifyReply;
};

export type Handler<E extends EndpointSpec> = (asked: EndpointCall<E>) => Promise<ReplyOf<E>> | ReplyOf<E>;

export type Route = { spec: EndpointSpec; handle: (asked: EndpointCall<EndpointSpec>) => unknown };

/** Ties an endpoint of the contract to what answers it. */
export const serve = <E extends EndpointSpec>(spec: E, handle: Handler<E>): Route => ({
  spec,
  handle: handle as Route["handle"],
});
