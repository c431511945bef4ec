import { Resolver } from "node:dns/promises";
import { BlockList, isIPv6 } from "node:net";
import type { DNSResolver } from "mailauth";
import { boundedWorker } from "../../platform/bounded-worker.ts";

export type Delivered = {
  content: Buffer;
  /** Who handed it to us: IP address and the name given in EHLO. */
  remoteAddress: string;
  helo: string;
  envelopeFrom: string;
};

const maxResultsLength = 4_000;
const resolver = new Resolver({ timeout: 2_000, tries: 2 });
const lookUpInDns: DNSResolver = (name, type) => resolver.resolve(name, type) as Promise<string[] | string[][]>;

/**
 * Checks SPF, DKIM and DMARC of a mail received directly from its sender's server. Returns the result as an
 * Authentication-Results header (RFC 8601), our own name first. A DNS server that does not answer is a `temperror`.
 */
export async function authenticationResults(
  { content, remoteAddress, helo, envelopeFrom }: Delivered,
  ourName: string,
  lookUp: DNSResolver = lookUpInDns,
): Promise<string> {
  // Fifty megabytes that a product behind a mail server of its own never needs.
  const mailauth = await import("mailauth");
  const { dkim, spf, dmarc } = await mailauth.authenticate(content, {
    ip: remoteAddress,
    helo,
    sender: envelopeFrom,
    mta: ourName,
    resolver: lookUp,
    disableArc: true,
    disableBimi: true,
  });
  const found = [
    ...(dkim.results ?? []).map(({ info }) => info),
    spf ? spf.info : null,
    // No author, or several: the domain to ask is not known, and who sends that has a reason (RFC 9989, 11.5).
    dmarc ? dmarc.info : "dmarc=fail (not one author)",
  ];
  return [ourName, ...found.filter((one) => one !== null)].join("; ").slice(0, maxResultsLength);
}

export type ToAuthenticate = { delivered: Delivered; ourName: string };

const authenticate = boundedWorker<ToAuthenticate, string>(new URL("./authenticate-worker.ts", import.meta.url), {
  memoryMb: 96,
  cpuMs: 2000,
  timeoutMs: 15_000,
  idleMs: 60_000,
});

/**
 * Does that in a worker: a mail may have any number of signatures.
 * Errors  `BoundsExceeded` when it costs too much
 */
export const authenticateInWorker = (delivered: Delivered, ourName: string): Promise<string> =>
  authenticate({ delivered, ourName });

const ownNetwork = new BlockList();
ownNetwork.addSubnet("127.0.0.0", 8);
ownNetwork.addSubnet("10.0.0.0", 8);
ownNetwork.addSubnet("172.16.0.0", 12);
ownNetwork.addSubnet("192.168.0.0", 16);
ownNetwork.addAddress("::1", "ipv6");
ownNetwork.addSubnet("fc00::", 7, "ipv6");
ownNetwork.addSubnet("fe80::", 10, "ipv6");

/** Whether a mail comes from a server of our own network, which has seen the sender as we have not. */
export const isOfOwnNetwork = (address: string): boolean =>
  ownNetwork.check(address, isIPv6(address) ? "ipv6" : "ipv4");
