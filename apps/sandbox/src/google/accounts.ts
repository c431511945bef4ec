import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const instant = z.iso.datetime({ offset: true });
const busyTime = z
  .strictObject({ start: instant, end: instant })
  .refine(({ start, end }) => Date.parse(start) < Date.parse(end), { error: "start must be before end" });

export const googleAccounts = z
  .array(
    z.strictObject({
      email: z.email(),
      name: z.string().trim().min(1).max(200),
      sub: z
        .string()
        .regex(/^[\w-]{1,255}$/)
        .optional(),
      picture: z.url().optional(),
      timeZone: z.string().min(1).max(100).optional(),
      busy: z.array(busyTime).max(5_000).default([]),
    }),
  )
  .max(1_000)
  .refine((all) => new Set(all.map(({ email }) => email.toLowerCase())).size === all.length, {
    error: "An e-mail address appears twice",
  });

export interface GoogleAccount {
  email: string;
  name: string;
  /** Google's identifier of the person, the same whatever the address becomes. */
  sub: string;
  picture?: string | undefined;
  /** Where a whole day of theirs begins and ends; New York where nobody said. */
  timeZone?: string | undefined;
  busy: { start: string; end: string }[];
}

export interface GoogleAccounts {
  all(): GoogleAccount[];
  find(email: string): GoogleAccount | undefined;
  replace(accounts: z.input<typeof googleAccounts>): void;
  clear(): void;
}

const demonstration: z.input<typeof googleAccounts> = [
  { email: "dana.whitfield@gmail.com", name: "Dana Whitfield" },
  { email: "priya.nair@gmail.com", name: "Priya Nair" },
  { email: "marcus@bell-homes.example", name: "Marcus Bell" },
];

/** The Google accounts that exist; three made-up people until others are put in their place. */
export function openGoogleAccounts(folder: string, onChange: () => void): GoogleAccounts {
  const file = join(folder, "google-accounts.json");
  const readable = (from: unknown) => googleAccounts.parse(from).map(withSub);
  let accounts = readable(existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : demonstration);
  return {
    all: () => accounts,
    find: (email) => accounts.find((one) => one.email.toLowerCase() === email.trim().toLowerCase()),
    replace(sent) {
      accounts = readable(sent);
      mkdirSync(folder, { recursive: true });
      writeFileSync(file, JSON.stringify(accounts));
      onChange();
    },
    clear() {
      accounts = readable(demonstration);
      rmSync(file, { force: true });
      onChange();
    },
  };
}

const withSub = (account: z.output<typeof googleAccounts>[number]): GoogleAccount => ({
  ...account,
  sub: account.sub ?? subOf(account.email),
});

/** Twenty-one digits, as Google's identifiers are, and the same for an address every time. */
function subOf(email: string): string {
  const hash = createHash("sha256").update(email.toLowerCase()).digest("hex").slice(0, 16);
  return `1${(BigInt(`0x${hash}`) % 10n ** 20n).toString().padStart(20, "0")}`;
}
