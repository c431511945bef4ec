import { describe, expect, it } from "vitest";
import { configFrom } from "./config.ts";

describe("The sandbox's configuration", () => {
  it("derives ports and addresses from the product's port by default", () => {
    expect(configFrom({})).toMatchObject({
      port: 3100,
      smtpPort: 3101,
      productSmtpPort: 3002,
      publicUrl: "http://localhost:3000",
      dataDir: ".data",
    });
    expect(configFrom({ PORT: "4000" })).toMatchObject({
      port: 4100,
      smtpPort: 4101,
      productSmtpPort: 4002,
      publicUrl: "http://localhost:4000",
    });
  });

  it("lets the system choose the mail port too when SANDBOX_PORT is 0", () => {
    expect(configFrom({ SANDBOX_PORT: "0" })).toMatchObject({ port: 0, smtpPort: 0 });
  });

  it("starts the clock at the instant in CLOCK, if there is one", () => {
    expect(configFrom({ CLOCK: "2027-01-01T00:00:00Z" }).clockStartsAt?.toString()).toBe("2027-01-01T00:00:00Z");
    expect(configFrom({ CLOCK: "sandbox" }).clockStartsAt).toBeNull();
  });

  it("names every invalid key", () => {
    expect(() =>
      configFrom({ SANDBOX_PORT: "many", SMS_NUMBER: "555", SCREENING_API_KEYS: "one", CLOCK: "noon" }),
    ).toThrow(/SANDBOX_PORT[\s\S]*SMS_NUMBER[\s\S]*SCREENING_API_KEYS[\s\S]*CLOCK/);
  });
});
