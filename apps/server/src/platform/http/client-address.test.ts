import { describe, expect, it } from "vitest";
import { clientOf } from "./client-address.ts";

describe("The client key of an address", () => {
  it.each([
    ["192.0.2.7", "192.0.2.7"],
    ["::ffff:192.0.2.7", "192.0.2.7"],
    ["::ffff:c000:207", "192.0.2.7"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:0DB8:0001:0002:ffff:ffff:ffff:ffff", "2001:db8:1:2::/64"],
    ["2001:db8:1:3::6", "2001:db8:1:3::/64"],
    ["fe80::1%eth0", "fe80::/64"],
    ["nonsense", "nonsense"],
  ])("of %s is %s", (address, client) => expect(clientOf(address)).toBe(client));
});
