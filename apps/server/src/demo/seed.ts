import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { demoOwner, demoPortfolio } from "@porchlight/scenarios/portfolio.ts";
import { demoRenters, demoStory } from "@porchlight/scenarios/story.ts";
import type { Step } from "@porchlight/scenarios/story-steps.ts";
import type { App, Capability } from "../app.ts";
import type { DropReason } from "../deliveries/drop-reasons.ts";
import { complete, pause, publish } from "../listings/actions.ts";
import { row, sql, type Tx } from "../platform/database/database.ts";
import { change } from "../properties/actions.ts";
import { decide, fill, invite, send, submit, withdraw } from "./application-actions.ts";
import { describeHome } from "./homes.ts";
import { createDemoOwner, demoPassword } from "./owner.ts";
import { accept, answer, decline } from "./owner-actions.ts";
import { productInPast } from "./past.ts";
import { drawScenes, type Scenes } from "./pictures.ts";
import { activateAccount, chat, fillInForm, mail, text } from "./renter-actions.ts";
import { passScreening } from "./screening-actions.ts";
import { homeIdOf, localNow, momentOf, type StoryState } from "./story-state.ts";

/** Any number of processes may start at once; one of them seeds. */
const lockKey = 7_214_001;
/** Who starts at the same time waits until one has moved in. */
const background = { background: true };
const beforeTheStory = { hours: 24 };
const ofThePast: DropReason = "demonstration";

/**
 * Fills a database that holds no company with the demonstration portfolio: three weeks of renters and an owner, played
 * through the product's own actions on a clock of their own. One transaction, so a start that is cut off leaves nothing.
 * Returns false where there is a company already.
 */
export async function seedDemo(
  app: App,
  capabilities: readonly Capability[],
  draw: () => Scenes = drawScenes,
): Promise<boolean> {
  const hasSeeded = await app.inTransaction(async (tx) => {
    await sql`select pg_advisory_xact_lock(${lockKey})`.execute(tx);
    if (await row(tx, sql`select 1 from company limit 1`)) return false;
    await tellStory(app, tx, capabilities, draw());
    return true;
  }, background);
  if (await row(app.db, sql`select 1 from app_user where email = ${demoOwner.email}`)) await tellSignIn(app);
  return hasSeeded;
}

async function tellStory(app: App, tx: Tx, capabilities: readonly Capability[], scenes: Scenes): Promise<void> {
  const now = app.clock.now();
  const steps = demoStory
    .map((step) => ({ step, at: momentOf(step, now) }))
    .sort((one, other) => Temporal.Instant.compare(one.at, other.at));
  const past = productInPast(app, tx, capabilities, steps[0]!.at.subtract(beforeTheStory));
  const { owner, agents } = await past.happens(() => createDemoOwner(past.app));
  const telling: StoryState = {
    app: past.app,
    owner,
    agents,
    now,
    homeIds: new Map(),
    chats: new Map(),
    visits: new Map(),
  };
  for (const { step, at } of steps) {
    await past.passTo(at);
    await past.happens(() => act(telling, step, scenes));
  }
  await past.passTo(now);
  // What would go out later is of the past's making too, and its people exist nowhere.
  await sql`
    update delivery set status = 'dropped', next_attempt_at = null, drop_reason = ${ofThePast}
    where company_id = ${owner.companyId} and status = 'queued'`.execute(tx);
}

async function act(telling: StoryState, step: Step, scenes: Scenes): Promise<unknown> {
  const { app, owner } = telling;
  switch (step.does) {
    case "chats":
      return chat(telling, step);
    case "mails":
      return mail(telling, step);
    case "texts":
      return text(telling, step);
    case "fills-in-the-form":
      return fillInForm(telling, step);
    case "activates-account":
      return activateAccount(telling, step);
    case "accepts":
      return accept(telling, step);
    case "declines":
      return decline(telling, step);
    case "answers":
      return answer(telling, step);
    case "sends-application":
      return send(telling, step);
    case "fills-application":
      return fill(telling, step);
    case "invites-applicant":
      return invite(telling, step);
    case "passes-screening":
      return passScreening(telling, step);
    case "submits-application":
      return submit(telling, step);
    case "withdraws-application":
      return withdraw(telling, step);
    case "accepts-application":
    case "declines-application":
      return decide(telling, step);
    case "describes": {
      const home = demoPortfolio[step.home];
      const availableFrom = localNow(telling).startOfDay().add({ days: home.availableInDays }).toInstant();
      return telling.homeIds.set(step.home, await describeHome(app, owner, home, availableFrom, scenes));
    }
    case "finishes-draft":
      return change(app, owner, homeIdOf(telling, step.home), { status: "READY_FOR_LISTING" });
    case "lists":
      return publish(app, owner, homeIdOf(telling, step.home), { zillow: step.onPlatforms });
    case "pauses":
      return pause(app, owner, homeIdOf(telling, step.home));
    case "rents-out":
      return complete(app, owner, homeIdOf(telling, step.home));
  }
}

/** Writes the sign-in next to the data, for the person who started the product. */
async function tellSignIn(app: App): Promise<void> {
  const renterEmail = demoRenters.june!.email!;
  const signIn = {
    ownerEmail: demoOwner.email,
    ownerPassword: demoPassword(app.secret, demoOwner.email),
    url: app.config.publicUrl,
    renterEmail,
    renterPassword: demoPassword(app.secret, renterEmail),
  };
  await mkdir(app.config.dataDir, { recursive: true });
  await writeFile(join(app.config.dataDir, "demo-sign-in.json"), `${JSON.stringify(signIn, null, 2)}\n`, {
    mode: 0o600,
  });
}
