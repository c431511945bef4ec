import { type Reader, row, type Sql, sql, type Tx } from "../platform/database/database.ts";

type Channel = "EMAIL" | "SMS";

/** Records that a recipient (an E.164 number, or a lower-case address) opted out. */
export const optOut = async (tx: Tx, channel: Channel, recipient: string, at: Temporal.Instant): Promise<void> => {
  await sql`insert into channel_opt_out (channel, recipient, at) values (${channel}, ${recipient}, ${at})
            on conflict do nothing`.execute(tx);
};

export const optIn = async (tx: Tx, channel: Channel, recipient: string): Promise<void> => {
  await sql`delete from channel_opt_out where channel = ${channel} and recipient = ${recipient}`.execute(tx);
};

/** Whether a recipient opted out, as a part of a statement. */
export const isOnOptOutList = (channel: Channel | Sql, recipient: string | Sql) =>
  sql`exists (select 1 from channel_opt_out where channel = ${channel} and recipient = ${recipient})`;

export const isOptedOut = async (on: Reader | Tx, channel: Channel, recipient: string): Promise<boolean> =>
  (await row(on, sql<{ is: boolean }>`select ${isOnOptOutList(channel, recipient)} as is`))!.is;
