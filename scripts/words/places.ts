import { glob } from "node:fs/promises";
import { join } from "node:path";

/** Where people read our words, each place by the files that hold them. A file belongs to the first place that names it. */
export const places = {
  "Piper's topics": ["packages/assistant/topics/*.ts"],
  "Piper's replies": ["packages/assistant/saying/**/*.ts", "packages/assistant/*.ts"],
  errors: ["packages/domain/refusals.ts", "apps/server/src/platform/http/input-words.ts"],
  "fair housing": ["packages/domain/fair-housing/*.ts"],
  labels: ["packages/domain/**/*.ts", "packages/contract/*.ts", "apps/web/src/*.ts"],
  "sign-in": ["apps/web/src/auth/**/*.{ts,tsx}", "apps/web/src/screens/renter/**/*.{ts,tsx}"],
  "renter's pages": [
    "apps/web/src/screens/renter-application/**/*.{ts,tsx}",
    "apps/web/src/sections/renter/**/*.{ts,tsx}",
  ],
  "public pages": ["apps/web/src/public/**/*.{ts,tsx}", "apps/server/src/pages/*.ts"],
  "owner's screens": [
    "apps/web/src/screens/**/*.{ts,tsx}",
    "apps/web/src/sections/**/*.{ts,tsx}",
    "apps/web/src/ui/**/*.{ts,tsx}",
    "apps/web/src/app/**/*.{ts,tsx}",
  ],
  "account mails": ["apps/server/src/accounts/*.ts"],
  "renters' mails": ["apps/server/src/{applications,screening}/{mail,notice}-words.ts"],
  "mails and texts": [
    "apps/server/src/{applications,arrivals,calendars,conversations,deliveries,escalations,events,leads,notices,screening,showings,renters}/**/*.ts",
    "apps/server/src/platform/mail/layout{,-text}.ts",
  ],
  "server's other words": [
    "apps/server/src/{availability,listings,photos,piper-trial,properties,map}/**/*.ts",
    "apps/server/src/syndication/zillow/problems.ts",
  ],
  sandbox: ["apps/sandbox/src/**/*.{ts,tsx}"],
  "start and test": ["scripts/{launch,install,test}/*.{ts,mjs}", "scripts/*.{ts,mjs}"],
  README: ["README.md"],
} as const satisfies Record<string, readonly string[]>;

export type Place = keyof typeof places;

/**
 * What lies in those folders and is nobody's to read: tests, their tools, what Piper reads instead of says, and the
 * bureau's own terms in its reports.
 */
const unread =
  /\.test\.tsx?$|(^|\/)testing(\.ts|\/)|corpus|-weights\.ts$|commands\/|evaluation\/|(html-to-text|street-words|fair-housing\/rules|listings\/feed)\b|theme\/|sandbox\/src\/screening\/reports\//;

/** The files of every place, by path below `root`. */
export async function filesByPlace(root: string): Promise<Map<string, Place>> {
  const found = new Map<string, Place>();
  for (const [place, patterns] of Object.entries(places) as [Place, readonly string[]][])
    for (const pattern of patterns)
      for await (const path of glob(pattern, { cwd: root, exclude: ["**/node_modules/**", "**/dist/**"] })) {
        const file = path.replaceAll("\\", "/");
        if (!unread.test(file) && !found.has(file)) found.set(join(file), place);
      }
  return found;
}
