import { describe, expect, it } from "vitest";
import { configFrom } from "./config.ts";

describe("The sandbox's configuration", () => {
  it("follows the product's port where nothing else is said", () => {
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

  it("takes a free port for mail too when its own is free to choose", () => {
    expect(configFrom({ SANDBOX_PORT: "0" })).toMatchObject({ port: 0, smtpPort: 0 });
  });

  it("starts the clock at an instant when one is given", () => {
    expect(configFrom({ CLOCK: "2027-01-01T00:00:00Z" }).clockStartsAt?.toString()).toBe("2027-01-01T00:00:00Z");
    expect(configFrom({ CLOCK: "sandbox" }).clockStartsAt).toBeNull();
  });

  it("names every key that does not fit", () => {
    expect(() => configFrom({ SANDBOX_PORT: "many", SMS_NUMBER: "555", CLOCK: "noon" })).toThrow(
      /SANDBOX_PORT[\s\S]*SMS_NUMBER[\s\S]*CLOCK/,
    );
  });
});
