import type { Reached } from "./product.ts";

export type SignedInOwner = { token: string; userId: string; companyId: string; email: string; name: string };

let people = 0;

/** Creates an owner who signed up, entered the mailed code and is signed in. */
export async function aSignedInOwner(product: Reached, name = "Maya Ortiz"): Promise<SignedInOwner> {
  people += 1;
  const email = `owner${people}@example.test`;
  const signedUp = await product.api<{ userId: string }>("POST", "/auth/investor-sign-up-credentials", {
    body: { user: { name, email, password: "Lantern#2026" }, marketingParams: {} },
  });
  await product.settled();
  const [mail] = await product.control<{ text: string }[]>("GET", `mail?to=${encodeURIComponent(email)}`);
  const code = Number(/\b\d{6}\b/.exec(mail!.text)![0]);
  const { userId } = signedUp.body;
  const confirmed = await product.api<{ accessToken: string; companyId: string }>(
    "PATCH",
    "/auth/investor-confirm-email",
    { body: { userId, code } },
  );
  return { token: confirmed.body.accessToken, userId, companyId: confirmed.body.companyId, email, name };
}
