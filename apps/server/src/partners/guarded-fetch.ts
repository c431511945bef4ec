import { lookup as lookUpInDns } from "node:dns";
import { get as getHttp, type IncomingMessage } from "node:http";
import { get as getHttps } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";
import { isLocal } from "../local-address.ts";

export type Asking = {
  signal: AbortSignal;
  /** An address of our own configuration; only where it is this machine's may its origin be asked, and without https. */
  configured: string;
};

/**
 * Gets what stands at an address that came from outside: over https, from a public address of the internet, which is
 * the one its name was resolved to when it was checked.
 * Errors  rejects for any other address, for a redirect and for every answer but 200
 */
export async function guardedFetch(url: URL, { signal, configured }: Asking): Promise<IncomingMessage> {
  const isOurs = isLocal(configured) && url.origin === new URL(configured).origin;
  if (!isOurs) requirePublic(url);
  const get = url.protocol === "https:" ? getHttps : getHttp;
  // A connection of its own: one that was kept open would go to where another check found it.
  const options = { signal, agent: false as const, headers: { accept: "*/*", "accept-encoding": "identity" } };
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  get(url, isOurs ? options : { ...options, lookup: lookUpPublic }, resolve).on("error", reject);
  const answer = await promise;
  const encoding = answer.headers["content-encoding"] ?? "identity";
  if (answer.statusCode === 200 && encoding === "identity") return answer;
  answer.destroy();
  throw new Error(
    `${url.host} answered ${answer.statusCode}${answer.statusCode === 200 ? ` in ${encoding}, which was not asked for` : ""}`,
  );
}

/** Errors  an address that is not https, names somebody, or is written as one that is not public. */
function requirePublic({ protocol, hostname, username, password, host }: URL): void {
  if (protocol !== "https:" || username || password) throw new Error(`${host} is not asked over ${protocol}`);
  const literal = hostname.replace(/^\[|\]$/g, "");
  if (isIP(literal) && !isPublic(literal)) throw new Error(`${host} is not a public address`);
}

/** Whether an IP address is one of the internet's own, as against a network of somebody's. */
export const isPublic = (address: string): boolean => ipaddr.process(address).range() === "unicast";

/** Resolves a name; all of its addresses have to be public. */
const lookUpPublic: LookupFunction = (hostname, options, done) =>
  lookUpInDns(hostname, { ...options, all: true }, (error, found) => {
    if (error) return done(error, "");
    const inside = found.find(({ address }) => !isPublic(address));
    if (inside) return done(new Error(`${hostname} is at ${inside.address}, which is not a public address`), "");
    const [first] = found;
    return options.all ? done(null, found) : done(null, first!.address, first!.family);
  });
