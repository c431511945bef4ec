import { describe, expect, it } from "vitest";
import { isForged } from "./forgery.ts";

const ann = "ann@example.com";

describe("A mail from ann@example.com", () => {
  it.each([
    ["her domain's policy is not met", "mx.test; dmarc=fail (p=NONE) header.from=example.com"],
    [
      "the policy is not met, though somebody else's domain signed",
      "mx.test; dkim=pass header.d=evil.test; dmarc=fail",
    ],
    ["the policy that was met is another author's", "mx.test; dmarc=pass header.from=evil.test"],
    ["its sender may not send for her domain", "mx.test; spf=fail smtp.mailfrom=ann@example.com; dmarc=none"],
    ["its signature is broken", "mx.test; dkim=fail header.d=example.com"],
    ["both failed, and nothing else is said", "mx.test; SPF=FAIL; DKIM=FAIL"],
    ["only a stranger vouches", "mx.test; spf=fail smtp.mailfrom=a@example.com; dkim=pass header.i=@evil.test"],
    ["the better result is in a comment", "mx.test; dmarc=fail (so; dmarc=pass (really) header.from=example.com)"],
    ["the better result is in a quoted name", 'mx.test; spf=fail smtp.mailfrom="; dmarc=pass "@evil.test'],
  ])("is forged when %s", (_why, results) => expect(isForged(results, ann)).toBe(true));

  it.each([
    ["her domain's policy is met", "mx.test; spf=fail; dkim=pass; dmarc=pass header.from=example.com"],
    [
      "her server is allowed to send, though a list broke the signature",
      "mx.test; spf=pass smtp.mailfrom=x@mail.example.com; dkim=fail",
    ],
    [
      "her domain signed it, though it was forwarded",
      "mx.test; spf=fail smtp.mailfrom=b@forward.test; dkim=pass header.d=example.com",
    ],
    ["her domain says nothing", "mx.test; spf=none; dkim=none; dmarc=none"],
    ["her domain is not sure", "mx.test; spf=softfail smtp.mailfrom=ann@example.com"],
    ["nobody could find out", "mx.test; spf=temperror; dkim=temperror; dmarc=temperror"],
    ["the header says nothing we know", "mx.test 1; none"],
  ])("is not considered forged when %s", (_why, results) => expect(isForged(results, ann)).toBe(false));
});
