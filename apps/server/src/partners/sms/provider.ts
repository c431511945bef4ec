import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { Config } from "../../config.ts";
import type { Outcome } from "../../platform/outcome.ts";
import type { StoreArrival } from "../incoming-arrival.ts";

type AnyAccount = NonNullable<Config["sms"]>;
export type SmsProviderKind = AnyAccount["kind"];

/** The account of the product at a provider of texts, as the configuration names it. */
export type SmsAccount<Kind extends SmsProviderKind = SmsProviderKind> = Extract<AnyAccount, { kind: Kind }>;

export type Texter = { send(text: { to: string; body: string; deliveryId: string }): Promise<Outcome> };

/** A text that did not reach its phone: our id of it, the provider's, and why. */
export type UndeliveredText = { deliveryId: string; partnerId: string; error: string };
export type ReportUndelivered = (text: UndeliveredText) => Promise<void>;

/** A provider of texts, with the product's account there. */
export type SmsProvider = {
  createTexter(): Texter;
  /** Opens `inboundPath`. A text is kept before it is acknowledged, with a `TextEnvelope`. */
  registerInboundHook(server: FastifyInstance, keep: StoreArrival): Promise<void>;
  /** Opens `statusPath`. What it reports may come twice, and before the text is marked as sent. */
  registerStatusHook(server: FastifyInstance, tell: ReportUndelivered): Promise<void>;
  /** Loads what the first text needs. */
  warmUp(): Promise<void>;
};

/** What the product reads of a text beside its sender and words; other fields are kept as they came. */
export type TextEnvelope = {
  /** STOP, START or HELP, where the provider itself has acted on that word and answered it. */
  OptOutType?: string;
  /** How many pictures came with it. */
  NumMedia?: string;
  [field: string]: string | undefined;
};

/** Where the provider delivers texts. */
export const inboundPath = "/hooks/sms";

const statusFolder = "/hooks/sms-status";
/** Where the provider reports what became of a text it had taken; `reportedDelivery` reads its parameter. */
export const statusPath = `${statusFolder}/:deliveryId`;
export const reportedDelivery = z.object({ deliveryId: z.uuid() });
export const statusUrlOf = (base: string, deliveryId: string): string => `${base}${statusFolder}/${deliveryId}`;
