import ipaddr from "ipaddr.js";
import { LRUCache } from "lru-cache";

const halvesOfNetwork = 4;
const clients = new LRUCache<string, string>({ max: 10_000, memoMethod: readClient });

/**
 * Returns the client that an address is counted as. One IPv6 customer has at least a /64 to themselves, so that counts as one client; an
 * IPv4 address in IPv6's clothes is the IPv4 address.
 * @example
 * clientOf("2001:db8:1:2:3:4:5:6") // => "2001:db8:1:2::/64"
 * clientOf("::ffff:192.0.2.1") // => "192.0.2.1"
 */
export const clientOf = (address: string): string => clients.memo(address);

function readClient(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  const network = parsed.parts.slice(0, halvesOfNetwork);
  return `${new ipaddr.IPv6([...network, 0, 0, 0, 0])}/64`;
}
