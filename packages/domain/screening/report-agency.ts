/** The company that made a report which a renter brings, as the report names it. One of phone and address is known. */
export type ReportAgency = { name: string; phone: string | null; address: string | null };
