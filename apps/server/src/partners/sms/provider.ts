import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { Config } from "../../config.ts";
import type { Outcome } from "../../platform/outcome.ts";
import type { StoreArrival } from "../incoming-arrival.ts";

type AnyAccount = NonNullable<Config["sms"]>;
export type SmsProviderKind = AnyAccount["kind"];

/** The product's account at an SMS provider, as configured. */
export type SmsAccount<Kind extends SmsProviderKind = SmsProviderKind> = Extract<AnyAccount, { kind: Kind }>;

export type Texter = { send(text: { to: string; body: string; deliveryId: string }): Promise<Outcome> };

/** A text that did not reach its phone: our id, the provider's id and the reason. */
export type UndeliveredText = { deliveryId: string; partnerId: string; error: string };
export type ReportUndelivered = (text: UndeliveredText) => Promise<void>;

/** An SMS provider with the product's account there. */
export type SmsProvider = {
  createTexter(): Texter;
  /** Registers the hook at `inboundPath`. A text is stored with a `TextEnvelope` before it is acknowledged. */
  registerInboundHook(server: FastifyInstance, keep: StoreArrival): Promise<void>;
  /** Registers the hook at `statusPath`. A report may come twice, and before the text is marked as sent. */
  registerStatusHook(server: FastifyInstance, report: ReportUndelivered): Promise<void>;
  /** Loads what the first text needs, ahead of it. */
  warmUp(): Promise<void>;
};

/** The fields of an inbound text the product reads besides sender and body; other fields are stored unchanged. */
export type TextEnvelope = {
  /** STOP, START or HELP when the provider has already acted on that word and answered it. */
  OptOutType?: string;
  /** The number of pictures sent with the text. */
  NumMedia?: string;
  [field: string]: string | undefined;
};

/** The path to which the provider delivers texts. */
export const inboundPath = "/hooks/sms";

const statusFolder = "/hooks/sms-status";
/** The path to which the provider reports the status of a text; `reportedDelivery` reads its parameter. */
export const statusPath = `${statusFolder}/:deliveryId`;
export const reportedDelivery = z.object({ deliveryId: z.uuid() });
export const statusUrlOf = (base: string, deliveryId: string): string => `${base}${statusFolder}/${deliveryId}`;
