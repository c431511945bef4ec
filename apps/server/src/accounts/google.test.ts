import { generateKeyPair, SignJWT } from "jose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  type AccountsUnderTest,
  activeRenter,
  contactOf,
  googleOwner,
  invited,
  signedUpOwner,
  somebody,
  startAccounts,
} from "./testing.ts";

let on: AccountsUnderTest;
beforeAll(async () => {
  on = await startAccounts();
});
afterAll(() => on.close());

const people = (...emails: string[]) =>
  on.world.control(
    "PUT",
    "google/accounts",
    emails.map((email) => ({ email, name: "Priya Nair" })),
  );
const signUp = (googleJwt: string, more = {}) =>
  on.call("POST", "/auth/investor-sign-up-google", { googleJwt, marketingParams: {}, ...more });
const signIn = (googleJwt: string, more = {}) =>
  on.call("POST", "/auth/investor-sign-in-google", { googleJwt, ...more });
const renterSignIn = (googleJwt: string) => on.call("POST", "/auth/renter-sign-in-google", { googleJwt });
const somebodyAtGoogle = async () => {
  const email = somebody();
  await people(email);
  return email;
};

describe("Signing up with Google", () => {
  it("creates an owner without a password, and signs in to that account the second time", async () => {
    const email = await somebodyAtGoogle();
    const first = await signUp(await on.googleToken(email));
    expect(first).toMatchObject({ status: 200, body: { role: "investor", isNewAccount: true } });
    const again = await signUp(await on.googleToken(email));
    expect(again.body).toMatchObject({ companyId: first.body.companyId, isNewAccount: false });
    const me = await on.call("GET", "/user/me", undefined, first.body.accessToken as string);
    expect(me.body).toMatchObject({ name: "Priya Nair", email });
  });

  it("joins the existing account with the same confirmed address", async () => {
    const owner = await signedUpOwner(on);
    await people(owner.email);
    expect((await signUp(await on.googleToken(owner.email))).body.companyId).toBe(owner.companyId);
  });

  it("twice at the same moment creates one account", async () => {
    const email = await somebodyAtGoogle();
    const tokens = [await on.googleToken(email), await on.googleToken(email)];
    const answers = await Promise.all(tokens.map((token) => signUp(token)));
    expect(answers.map(({ body }) => body.isNewAccount).sort()).toEqual([false, true]);
    expect(answers[0]!.body.companyId).toBe(answers[1]!.body.companyId);
  });

  it("is rejected for a renter's address", async () => {
    const renter = await activeRenter(on);
    await people(renter.email);
    expect((await signUp(await on.googleToken(renter.email))).status).toBe(409);
  });
});

describe("Signing in with Google", () => {
  it("finds the owner by Google's user id, even after their address changed there", async () => {
    const email = somebody();
    const sub = "112233445566778899001";
    await on.world.control("PUT", "google/accounts", [{ email, name: "Priya Nair", sub }]);
    const { companyId } = (await signUp(await on.googleToken(email))).body;
    const moved = somebody();
    await on.world.control("PUT", "google/accounts", [{ email: moved, name: "Priya Nair", sub }]);
    expect((await signIn(await on.googleToken(moved))).body.companyId).toBe(companyId);
  });

  it("rejects another Google account that now has the owner's address", async () => {
    const owner = await googleOwner(on);
    await on.world.control("PUT", "google/accounts", [{ email: owner.email, name: "Somebody Else", sub: "1999" }]);
    expect((await signIn(await on.googleToken(owner.email))).status).toBe(404);
    expect((await signUp(await on.googleToken(owner.email))).status).toBe(409);
  });

  it("answers 404 when there is no account, and the same token can still sign up", async () => {
    const token = await on.googleToken(await somebodyAtGoogle());
    expect(await signIn(token)).toMatchObject({
      status: 404,
      body: { message: "No account found. Please sign up first." },
    });
    expect((await signUp(token)).status).toBe(200);
  });

  it("accepts a token once, even when it is sent twice at the same moment", async () => {
    const { email } = await googleOwner(on);
    const token = await on.googleToken(email);
    const answers = await Promise.all([signIn(token), signIn(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect((await signIn(token)).body.message).toBe("Google sign-in failed. Please try again.");
  });

  it("requires the token to contain the page's nonce", async () => {
    const { email } = await googleOwner(on);
    expect((await signIn(await on.googleToken(email, "n-1"), { nonce: "n-2" })).status).toBe(401);
    expect((await signIn(await on.googleToken(email), { nonce: "n-2" })).status).toBe(401);
    expect((await signIn(await on.googleToken(email, "n-1"), { nonce: "n-1" })).status).toBe(200);
  });

  it("measures a token's age by the product's clock", async () => {
    const { email } = await googleOwner(on);
    const token = await on.googleToken(email);
    await on.advance("PT2H");
    expect((await signIn(token)).status).toBe(401);
  });

  it("rejects a token for another audience, a forged, unsigned or altered one, and none at all", async () => {
    const { email } = await googleOwner(on);
    const { credential } = await on.world.control<{ credential: string }>("POST", "google/id-token", {
      email,
      audience: "somebody-else",
    });
    const genuine = await on.googleToken(email);
    const [head, claims, signature] = genuine.split(".") as [string, string, string];
    const { privateKey } = await generateKeyPair("RS256");
    const { kid } = JSON.parse(Buffer.from(head, "base64url").toString()) as { kid: string };
    const forged = await new SignJWT(JSON.parse(Buffer.from(claims, "base64url").toString()))
      .setProtectedHeader({ alg: "RS256", kid })
      .sign(privateKey);
    const unsigned = `${Buffer.from('{"alg":"none"}').toString("base64url")}.${claims}.`;
    for (const token of [credential, forged, unsigned, `${head}.${claims}x.${signature}`, "nothing"])
      expect((await signIn(token)).status).toBe(401);
  });

  it("directs an owner and a renter each to their own sign-in", async () => {
    const owner = await googleOwner(on);
    expect((await renterSignIn(await on.googleToken(owner.email))).body).toMatchObject({
      statusCode: 409,
      code: "account.owner-sign-in-elsewhere",
    });
    const renter = await activeRenter(on);
    await people(renter.email);
    expect((await signIn(await on.googleToken(renter.email))).body).toMatchObject({
      statusCode: 409,
      code: "account.sign-in-elsewhere",
    });
    expect((await renterSignIn(await on.googleToken(renter.email))).body).toMatchObject({ role: "renter" });
  });
});

describe("Activating a renter's account with Google", () => {
  const activate = (activationToken: string, googleJwt: string) =>
    on.call("POST", "/auth/renter-activate-google", { activationToken, googleJwt });
  const invitation = async (email: string) => {
    const { companyId } = await signedUpOwner(on);
    const link = await invited(on, await contactOf(on, companyId, email));
    return new URL(link).searchParams.get("token")!;
  };

  it("accepts any Google address, once per link", async () => {
    const token = await invitation(somebody());
    const google = await somebodyAtGoogle();
    expect((await activate(token, await on.googleToken(google))).body).toMatchObject({ role: "renter" });
    expect((await activate(token, await on.googleToken(google))).status).toBe(409);
    expect((await renterSignIn(await on.googleToken(google))).status).toBe(200);
  });

  it("ties a second owner's contact to the renter who is already active", async () => {
    const google = await somebodyAtGoogle();
    await activate(await invitation(somebody()), await on.googleToken(google));
    expect((await activate(await invitation(somebody()), await on.googleToken(google))).status).toBe(200);
  });

  it("is rejected for an owner's Google account and for a used token", async () => {
    const owner = await googleOwner(on);
    const token = await invitation(somebody());
    expect((await activate(token, await on.googleToken(owner.email))).status).toBe(409);
    const used = await on.googleToken(owner.email);
    await signIn(used);
    expect((await activate(token, used)).status).toBe(401);
  });
});

describe("A sign-in while Google's keys are unreachable", () => {
  it("answers 503 until they are available again", async () => {
    const elsewhere = await startAccounts();
    try {
      const email = "dana.whitfield@gmail.com";
      await elsewhere.world.control("PUT", "faults", { google: { mode: "5xx" } });
      const token = await elsewhere.googleToken(email);
      const call = () => elsewhere.call("POST", "/auth/investor-sign-up-google", { googleJwt: token });
      expect((await call()).status).toBe(503);
      await elsewhere.world.control("PUT", "faults", { google: { mode: "ok" } });
      expect((await call()).status).toBe(200);
    } finally {
      await elsewhere.close();
    }
  });
});
