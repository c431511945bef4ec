import type { BodyOf } from "@porchlight/contract/endpoint.ts";
import type { proveIdentity } from "@porchlight/contract/renter-screening.ts";

/** What the bureau knows a person by. It lives in the page that asks for it, and nowhere else. */
export type Identity = BodyOf<typeof proveIdentity>;
/** What the bureau needs again with each answer to its questions. */
export type Proof = Pick<Identity, "ssn" | "birthDate">;

/** Returns a field of the identity form by its path, to be spread onto a control. */
// biome-ignore lint/suspicious/noExplicitAny: the form library's own type for what spreads onto any kind of input
export type IdentityField = (path: string) => any;
