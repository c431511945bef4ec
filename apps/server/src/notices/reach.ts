import type { FailedChannelView } from "@porchlight/contract/actions-needed.ts";
import type { CommunicationChannel } from "@porchlight/domain/conversations/channels.ts";
import { type Member, memberOf } from "../accounts/queries.ts";
import { isOptedOut } from "../deliveries/opt-out-store.ts";
import type { Reader, Tx } from "../platform/database/database.ts";

/** A channel and the number or address there. */
export type Reach = { channel: CommunicationChannel; to: string };

/** How a member's notices reach them. `failed` is the channel they prefer, where it takes none. */
export type Reached = Reach & { failed: Reach | null };

const otherThan: Record<CommunicationChannel, CommunicationChannel> = { EMAIL: "SMS", SMS: "EMAIL" };

/**
 * Returns how a member is reached: on the channel they prefer, else on the other one; by mail where neither takes
 * anything. A number that texted STOP and an address whose mail came back take nothing.
 */
export async function reachOf(on: Reader | Tx, member: Member): Promise<Reached> {
  const preferred = placeOn(member.preferredCommunicationChannel, member);
  const mail = placeOn("EMAIL", member)!;
  if (!preferred) return { ...mail, failed: null };
  if (await takes(on, preferred)) return { ...preferred, failed: null };
  return { ...((await otherReach(on, member, preferred.channel)) ?? mail), failed: preferred };
}

/** Returns the channel a member prefers where it takes nothing, with the one that takes its place; else null. */
export async function failedChannelOf(on: Reader, userId: string): Promise<FailedChannelView | null> {
  const member = await memberOf(on, userId);
  const reached = member && (await reachOf(on, member));
  if (!reached?.failed) return null;
  const { failed, channel } = reached;
  return { ...failed, instead: channel === failed.channel ? null : channel };
}

/** Returns the member's other channel than one that failed, or null where it takes nothing. */
export async function otherReach(on: Reader | Tx, member: Member, failed: CommunicationChannel): Promise<Reach | null> {
  const other = placeOn(otherThan[failed], member);
  return other && (await takes(on, other)) ? other : null;
}

function placeOn(channel: CommunicationChannel, { email, phone }: Member): Reach | null {
  const to = channel === "EMAIL" ? email : phone;
  return to === null ? null : { channel, to };
}

const takes = async (on: Reader | Tx, { channel, to }: Reach): Promise<boolean> =>
  !(await isOptedOut(on, channel, channel === "EMAIL" ? to.toLowerCase() : to));
