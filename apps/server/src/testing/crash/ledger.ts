/** The writes the product has acknowledged and so must never lose. Recorded by their callers, outside the product. */
export type Ledger = {
  leads: string[];
  /** Of web messages, their clientMessageId. */
  webMessages: string[];
  /** Of showing requests, their clientRequestId and start. */
  requests: { id: string; startsAt: string }[];
  answeredEscalations: string[];
  /** Of each home that one writer alone numbers, higher each time: how many numbers were acknowledged, and the last. */
  homes: Map<string, { acknowledged: number; last: number }>;
  /** Of mails, their Message-ID. */
  mails: string[];
  /** Of texts, their sender and their MessageSid. */
  texts: { from: string; sid: string }[];
  /** Writes the product answered with anything but yes or a considered no. */
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
  surprises: [],
});

/** How much of each kind was acknowledged. */
export const countsOf = (ledger: Ledger) => ({
  leads: ledger.leads.length,
  webMessages: ledger.webMessages.length,
  requests: ledger.requests.length,
  answeredEscalations: ledger.answeredEscalations.length,
  homeChanges: [...ledger.homes.values()].reduce((sum, home) => sum + home.acknowledged, 0),
});
