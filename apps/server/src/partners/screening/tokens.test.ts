import { describe, expect, it } from "vitest";
import { adapterAt, anAdapter, isToken, movableClock, scripted, scriptedServer } from "./testing.ts";

const unreachable = { name: "ScreeningFault", kind: "unreachable" };

describe("The bureau's tokens", () => {
  it("are one for each key, sent raw, and used until shortly before they expire", async () => {
    const { screening, calls, clock } = await scripted(() => ({ body: [] }));
    await Promise.all([screening.bundles(), screening.bundles()]);
    expect(calls.filter(isToken).map(({ body }) => JSON.parse(body))).toEqual([
      { clientId: "client", apiKey: "key-a" },
      { clientId: "client", apiKey: "key-b" },
    ]);
    expect(calls.at(-1)!.headers).toMatchObject({ authorization: "token-1", mfaauthorized: "token-2" });
    clock.advance("PT4M29S");
    await screening.bundles();
    expect(calls.filter(isToken)).toHaveLength(2);
    clock.advance("PT2S");
    await screening.bundles();
    expect(calls.filter(isToken)).toHaveLength(4);
    expect(calls.at(-1)!.headers).toMatchObject({ authorization: "token-3", mfaauthorized: "token-4" });
  });

  it("are fetched anew when the bureau refuses them", async () => {
    const { screening, control } = await anAdapter();
    await screening.bundles();
    // The bureau's clock alone: its tokens are over, and the adapter cannot know.
    await control("PUT", "clock", { advance: "PT6M" });
    expect((await screening.bundles()).length).toBeGreaterThan(0);
  });

  it("are fetched anew twice for a call, and no more", async () => {
    const twice = await scripted((_call, before) => (before < 2 ? { status: 401 } : { body: [] }));
    expect(await twice.screening.bundles()).toEqual([]);
    const always = await scripted(() => ({ status: 401 }));
    await expect(always.screening.bundles()).rejects.toMatchObject(unreachable);
    expect(always.calls.filter((call) => !isToken(call))).toHaveLength(3);
  });

  it("that the bureau does not give for these keys make it unreachable", async () => {
    const { url } = await scriptedServer(() => ({ status: 400, body: { name: "InvalidRequest" } }));
    const environment = { SCREENING_BASE_URL: url, SCREENING_CLIENT_ID: "client", SCREENING_API_KEYS: "key-a,key-b" };
    const { screening } = adapterAt(environment, movableClock(), 2_000);
    await expect(screening.bundles()).rejects.toMatchObject(unreachable);
  });
});
