import { describe, expect, it } from "vitest";
import { endpoints } from "./endpoints.ts";

const offered = new Map(
  endpoints.map(({ spec }) => [`${spec.method} ${spec.path.replace(/:\w+/g, "{}").slice(1)}`, spec]),
);
const records = [
  ...["pet-policy", "parking", "renter-requirements", "included-utilities"],
  ...["accessibility", "specifications", "lease-conditions", "amenities"],
];

/** The calls that programs outside were promised. */
const promised: Record<string, string[]> = {
  public: [
    "POST auth/sign-in-credentials",
    "POST auth/send-password-reset-link",
    "POST auth/request-one-time-sign-in-code",
    "POST auth/sign-in-with-one-time-code",
    "POST auth/investor-sign-up-credentials",
    "PATCH auth/investor-confirm-email",
    "POST auth/investor-resend-email-confirmation-code",
    "POST auth/investor-sign-in-google",
    "POST auth/investor-sign-up-google",
    "POST auth/renter-sign-in-google",
  ],
  link: ["POST auth/confirm-password-reset", "POST auth/renter-activate-google", "POST auth/renter-activate-creds"],
  "signed-in": ["GET user/me"],
  investor: [
    "GET investor/me",
    "PUT investor/address",
    "PATCH investor/user",
    "POST investor-onboarding/sign-up-info/{}",
    "POST investor-onboarding/complete/property",
    "POST investor-onboarding/complete/dashboard",
    "POST investor-onboarding/complete/renter-profile",
    "POST company/sign-up-info/{}",
    "GET company",
    "GET property/portfolio",
    "POST property",
    "GET property/{}",
    "PUT property/{}",
    "PUT property/{}/description/generate",
    "DELETE property/{}",
    ...records.flatMap((name) => [`POST property/{}/${name}`, `PATCH property/{}/${name}/{}`]),
    "PATCH property/{}/property-location/{}",
    "PUT property-listing/publish/{}",
    "PUT property-listing/pause/{}",
    "PUT property-listing/complete/{}",
    "PATCH property-listing/{}/auto-refresh",
    "GET property-listing/syndication-platforms/{}",
    "PATCH property-listing/syndication/{}",
    "GET property-availability/{}",
    "PATCH property-availability/{}/showing-duration",
    "POST availability-slot/{}",
    "PATCH availability-slot",
    "DELETE availability-slot",
    "GET address-lookup/{}",
    "GET showing/{}",
    "GET showing/company/{}",
    "GET showing/property/{}",
    "GET showing/property/{}/pending",
    "GET showing/property/{}/upcoming",
    "POST showing/{}/reschedule",
    "POST showing/{}/cancel",
    "POST showing/{}/assign-showing-agent",
    "POST showing-request/accept/property/{}",
    "POST showing-request/decline/property/{}",
    "POST showing-request/reschedule/property/{}",
    "GET showing-agents",
    "POST showing-agents",
    "POST leads",
    "POST leads/silent",
    "GET property-inquiry/inquiries/property/{}",
    "GET property-inquiry/conversation/{}",
    "GET intelligent-escalation/by-company/{}",
    "GET intelligent-escalation/{}",
    "POST intelligent-escalation/answer/{}",
    "PUT intelligent-escalation/ignore/{}",
  ],
};

describe("The API", () => {
  it.each(Object.entries(promised).flatMap(([who, calls]) => calls.map((call) => [call, who] as const)))(
    "offers %s, to callers of kind %s",
    (call, who) => expect(offered.get(call)?.who).toBe(who),
  );
  it("offers no two calls with the same method and path", () => expect(offered.size).toBe(endpoints.length));
});
