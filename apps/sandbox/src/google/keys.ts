import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type CryptoKey, calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type JWK } from "jose";

export interface GoogleKeys {
  kid: string;
  privateKey: CryptoKey;
  /** The key set as published for anybody who checks a token. */
  published: { keys: JWK[] };
}

/** The key that signs ID tokens. Kept over restarts, so a product that caches the published set goes on trusting it. */
export async function openGoogleKeys(folder: string): Promise<GoogleKeys> {
  const file = join(folder, "google-key.json");
  if (!existsSync(file)) {
    const { privateKey } = await generateKeyPair("RS256", { extractable: true });
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, JSON.stringify(await exportJWK(privateKey)), { mode: 0o600 });
  }
  const jwk = JSON.parse(readFileSync(file, "utf8")) as JWK;
  const { kty, n, e } = jwk;
  const kid = await calculateJwkThumbprint(jwk);
  return {
    kid,
    privateKey: (await importJWK(jwk, "RS256")) as CryptoKey,
    published: { keys: [{ kty, n, e, kid, alg: "RS256", use: "sig" }] },
  };
}
