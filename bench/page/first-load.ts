import type { Browser, CDPSession, Page } from "@playwright/test";
import { aHousehold, type Household } from "../applications/household.ts";
import { type Contestant, startProductProcess } from "../http/contestant.ts";
import { type Stage as AnyStage, setStage } from "../http/stage.ts";
import { note, spreadOf, spreadText, verdict } from "../measure.ts";
import { giveCameraPhotos } from "./camera-photos.ts";
import { lastPaintOf } from "./last-paint.ts";
import { entriesOf, launchBrowser, onSlowPhone, shiftOf } from "./slow-phone.ts";

const runs = 7;
const homes = 6;
/** `FIRST_LOAD` names the one view to open. */
const chosen = process.env.FIRST_LOAD;
const most = { shift: 0.02, answerMs: 200, files: 12 };

type Stage = AnyStage<Household>;
type View = {
  name: string;
  paintMs: number;
  scriptKb: number;
  /** Script bytes before anybody acts, where the page is painted without its living parts. */
  stillKb?: number;
  path: (stage: Stage) => string;
  /** What must be there, in view and with its pictures, before the page counts as painted. */
  last: string;
  /** The first thing a person does there. What a painted page fetches for it counts; the app's pages are alive when painted. */
  firstTap: (page: Page) => Promise<void>;
  /** What else a person does there; each answer is timed. */
  acts: (page: Page) => Promise<void>;
};

const views: View[] = [
  {
    name: "sign-in",
    paintMs: 1_200,
    scriptKb: 90,
    stillKb: 10,
    path: () => "/auth/sign-in",
    last: "main button[type=submit]",
    firstTap: async (page) => {
      await page.getByRole("button", { name: "Log in", exact: true }).tap();
      await page.getByText("Email is required").waitFor();
    },
    acts: async (page) => {
      await page.getByLabel("Email").pressSequentially("june@example.test", { delay: 60 });
      await page.getByRole("button", { name: "Show password" }).tap();
    },
  },
  {
    name: "portfolio",
    paintMs: 2_000,
    scriptKb: 120,
    path: () => "/portfolio",
    last: "main article",
    firstTap: async (page) => {
      // The letters come after the paint and may break a line anew, under a finger that is already on its way.
      await page.waitForFunction(() => document.fonts.size > 2 && document.fonts.status === "loaded");
      await page.locator("label", { hasText: /^Listed/ }).tap();
      await page.waitForURL(/status=/);
    },
    acts: async (page) => {
      await page.getByRole("button", { name: "Open menu" }).tap();
      await page.getByRole("dialog").waitFor();
    },
  },
  {
    name: "a home's dashboard",
    paintMs: 2_400,
    scriptKb: 150,
    path: ({ propertyIds }) => `/property/${propertyIds[0]}/dashboard`,
    last: "#showing-requests-section article",
    firstTap: async (page) => {
      await page.getByRole("button", { name: /^Accept / }).tap();
      await page.getByRole("dialog").waitFor();
    },
    acts: async (page) => {
      await page.keyboard.press("Escape");
      await page.getByRole("dialog").waitFor({ state: "detached" });
      await page.getByRole("link", { name: "Leads", exact: true }).tap();
      await page.waitForURL(/leads/);
    },
  },
  {
    name: "a household's review",
    paintMs: 2_000,
    scriptKb: 150,
    path: ({ prepared: { propertyId, renterId, bundleId } }) =>
      `/property/${propertyId}/renter/profile/${renterId}/application/${bundleId}`,
    // On a phone the criteria come first, and the people below them.
    last: "main tbody tr",
    firstTap: async (page) => {
      await page
        .getByRole("button", { name: /^View application/ })
        .first()
        .tap();
      await page.getByRole("dialog").waitFor();
    },
    acts: async (page) => {
      await page.keyboard.press("Escape");
      await page.getByRole("dialog").waitFor({ state: "detached" });
    },
  },
];

type Loaded = {
  paintMs: number;
  stillKb: number;
  scriptKb: number;
  files: number;
  /** All scripts once the first act has been answered. */
  actedKb: number;
  shift: number;
  answerMs: number;
};

/** Opens sign-in, the portfolio, a home's dashboard and a household's review as a phone does for the first time. */
export async function firstLoad(): Promise<void> {
  const stage = await setStage(homes, aHousehold);
  const product = await startProductProcess({ ...stage.productEnvironment, ROLE: "all" });
  const browser = await launchBrowser();
  try {
    await prepare(stage, product);
    for (const view of views.filter(({ name }) => !chosen || name === chosen)) {
      const told: Loaded[] = [];
      // The first run only warms up the server.
      for (let run = 0; run <= runs; run++) told.push(await openOnce(browser, stage, product.url, view));
      tell(view, told.slice(1));
    }
  } finally {
    await browser.close();
    await product.stop();
    await stage.end();
  }
}

function tell({ name, paintMs, scriptKb, stillKb }: View, told: Loaded[]): void {
  const row = (what: string, part: keyof Loaded, target: number, unit: string) => {
    const spread = spreadOf(told.map((one) => one[part]));
    const text = spreadText(spread, unit, (value) => value.toFixed(target < 1 ? 3 : 0));
    verdict(`${name}, ${what}`, text, `${target}${unit}`, spread.median <= target);
  };
  row("last in view painted", "paintMs", paintMs, " ms");
  if (stillKb) row("scripts before a person acts", "stillKb", stillKb, " kB");
  row("scripts until a tap works", "scriptKb", scriptKb, " kB");
  row("script files", "files", most.files, "");
  note(`${name}, with the first act: ${spreadText(spreadOf(told.map((one) => one.actedKb)), " kB")}`);
  row("layout shift", "shift", most.shift, "");
  row("slowest answer to a tap or key", "answerMs", most.answerMs, " ms");
}

/** Answers the owner's first questions, and gives each home a photo and the first one a request. */
async function prepare(stage: Stage, { url }: Contestant): Promise<void> {
  const headers = { authorization: `Bearer ${stage.token}`, "content-type": "application/json" };
  const call = async <Reply>(method: string, path: string, body?: object): Promise<Reply> => {
    const init = { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) };
    const reply = await fetch(`${url}/api${path}`, init);
    if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${await reply.text()}`);
    return (reply.status === 204 ? undefined : await reply.json()) as Reply;
  };
  const { companyId } = await call<{ companyId: string }>("GET", "/investor/me");
  await call("POST", `/company/sign-up-info/${companyId}`, {
    accountType: "INDIVIDUAL",
    screeningSensitivity: "MODERATE",
    preferredCommunicationChannel: "EMAIL",
    phoneNumber: null,
  });
  for (const page of ["property", "dashboard", "renter-profile"])
    await call("POST", `/investor-onboarding/complete/${page}`, {});
  const covered: { slug: string }[] = [];
  for (const id of stage.propertyIds) covered.push(await giveCameraPhotos(url, stage.token, id, 1));
  const { slug } = covered[0]!;
  const { openings } = await call<{ openings: { startsAt: string }[] }>(
    "GET",
    `/public/listing/${slug}/openings?tourType=IN_PERSON`,
  );
  await call("POST", "/public/showing-request", {
    slug,
    startsAt: openings.at(-1)!.startsAt,
    tourType: "IN_PERSON",
    contact: { name: "Priya Nair", email: "priya@example.test" },
    answers: {
      moveInDate: new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10),
      monthlyIncome: 6800,
      creditScore: { low: 700, high: 720 },
      pets: [],
    },
    clientRequestId: crypto.randomUUID(),
  });
}

const openOnce = (browser: Browser, stage: Stage, url: string, view: View): Promise<Loaded> =>
  onSlowPhone(browser, async (page, tools) => {
    const scripts = scriptsOf(tools, new URL(url).origin);
    if (!view.stillKb) {
      await page.addInitScript((token) => localStorage.setItem("accessToken", token), stage.token);
    }
    const paintMs = await lastPaintOf(page, tools, `${url}${view.path(stage)}`, view.last);
    if (view.stillKb) await page.waitForLoadState("networkidle");
    const stillKb = scripts.bytes() / 1000;
    // What follows a tap may move.
    const shift = await shiftOf(page);
    const whenAlive = { scriptKb: stillKb, files: scripts.files() };
    await view.firstTap(page);
    const actedKb = scripts.bytes() / 1000;
    const counted = view.stillKb ? { scriptKb: actedKb, files: scripts.files() } : whenAlive;
    await view.acts(page);
    const answers = await entriesOf(page, "event");
    return {
      paintMs,
      stillKb,
      ...counted,
      actedKb,
      shift,
      answerMs: Math.max(0, ...answers.map((one) => one.duration)),
    };
  });

/** Counts our own scripts that arrive, as they come over the wire; the one of Google's button is Google's. */
function scriptsOf(tools: CDPSession, origin: string): { bytes: () => number; files: () => number } {
  const arrived = new Map<string, number>();
  tools.on("Network.responseReceived", ({ requestId, type, response }) => {
    if (type === "Script" && response.url.startsWith(origin)) arrived.set(requestId, 0);
  });
  tools.on("Network.dataReceived", ({ requestId, encodedDataLength }) => {
    const before = arrived.get(requestId);
    if (before !== undefined) arrived.set(requestId, before + encodedDataLength);
  });
  return { bytes: () => arrived.values().reduce((sum, bytes) => sum + bytes, 0), files: () => arrived.size };
}
