import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  type AccountsUnderTest,
  codeIn,
  password,
  signedUpOwner,
  somebody,
  startAccounts,
  tokenIn,
} from "./testing.ts";

let on: AccountsUnderTest;
beforeAll(async () => {
  on = await startAccounts();
});
afterAll(() => on.close());

const ask = (token: string, email: string) => on.call("PATCH", "/investor/user", { email }, token);
const enter = (token: string, code: number) => on.call("POST", "/investor/confirm-email", { code }, token);
const signIn = (username: string) =>
  on.call("POST", "/auth/sign-in-credentials", { username, password, requiredRole: "investor" });
const wrong = (code: number) => (code === 999_999 ? 100_000 : code + 1);

describe("An owner's new e-mail", () => {
  it("counts from when the code mailed there is entered; the old address is told", async () => {
    const owner = await signedUpOwner(on);
    const email = somebody();
    expect((await ask(owner.token, email.toUpperCase())).body).toMatchObject({
      email: owner.email,
      pendingEmail: email,
    });
    expect((await signIn(email)).status).toBe(401);
    expect((await enter(owner.token, codeIn(await on.mailTo(email)))).body).toMatchObject({ email });
    expect((await signIn(email)).status).toBe(200);
    expect((await signIn(owner.email)).status).toBe(401);
    expect((await on.mailTo(owner.email, 2)).subject).toBe("Your Porchlight email was changed");
  });

  it("that is the one they have changes nothing", async () => {
    const { token, email } = await signedUpOwner(on);
    expect((await ask(token, email)).body).toMatchObject({ email, pendingEmail: null });
  });

  it("must be nobody else's, when it is asked for and when it is confirmed", async () => {
    const { email: taken } = await signedUpOwner(on);
    const { token } = await signedUpOwner(on);
    expect((await ask(token, taken)).body).toMatchObject({
      statusCode: 409,
      validationErrors: { email: "User already exists. Please attempt to log in using this email." },
    });
    const contested = somebody();
    await ask(token, contested);
    const code = codeIn(await on.mailTo(contested));
    const { email } = await signedUpOwner(on, somebody());
    const other = (await signIn(email)).body.accessToken as string;
    await ask(other, contested);
    const otherCode = codeIn(await on.mailTo(contested, 2));
    const answers = await Promise.all([enter(token, code), enter(other, otherCode)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it("voids a reset link on its way to the old address", async () => {
    const owner = await signedUpOwner(on);
    await on.call("POST", "/auth/send-password-reset-link", { email: owner.email, forRole: "investor" });
    const link = tokenIn(await on.mailTo(owner.email, 2));
    const email = somebody();
    await ask(owner.token, email);
    await enter(owner.token, codeIn(await on.mailTo(email)));
    const body = { token: link, forRole: "investor", newPassword: "Brand-new-9-door" };
    expect((await on.call("POST", "/auth/confirm-password-reset", body)).status).toBe(400);
  });

  it("allows five tries at a code, which is valid for 15 minutes", async () => {
    const { token } = await signedUpOwner(on);
    const email = somebody();
    await ask(token, email);
    const code = codeIn(await on.mailTo(email));
    for (let time = 0; time < 5; time++) expect((await enter(token, wrong(code))).status).toBe(400);
    expect((await enter(token, code)).status).toBe(429);
    await ask(token, email);
    const fresh = codeIn(await on.mailTo(email, 2));
    await on.advance("PT15M");
    expect((await enter(token, fresh)).status).toBe(400);
  });
});
