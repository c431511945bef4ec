/**
 * The writes the product has acknowledged and must never lose. They are recorded by the callers, outside the product.
 */
export type Ledger = {
  leads: string[];
  /** The clientMessageId of each web message. */
  webMessages: string[];
  /** The clientRequestId and start of each showing request. */
  requests: { id: string; startsAt: string }[];
  answeredEscalations: string[];
  /** By home: how many increasing numbers its only writer got acknowledged, and the last of them. */
  homes: Map<string, { acknowledged: number; last: number }>;
  /** The Message-ID of each mail. */
  mails: string[];
  /** The sender and MessageSid of each text. */
  texts: { from: string; sid: string }[];
  /** By address: who has read that their reports are there. */
  screened: Set<string>;
  /** Writes with an unexpected answer: neither a success nor an intended rejection. */
  surprises: string[];
};

export const emptyLedger = (): Ledger => ({
  leads: [],
  webMessages: [],
  requests: [],
  answeredEscalations: [],
  homes: new Map(),
  mails: [],
  texts: [],
  screened: new Set(),
  surprises: [],
});

/** Returns the number of acknowledged writes of each kind. */
export const countsOf = (ledger: Ledger) => ({
  leads: ledger.leads.length,
  webMessages: ledger.webMessages.length,
  requests: ledger.requests.length,
  answeredEscalations: ledger.answeredEscalations.length,
  homeChanges: [...ledger.homes.values()].reduce((sum, home) => sum + home.acknowledged, 0),
});
