import type { TourType } from "@porchlight/domain/properties/property.ts";
import type { DemoAgent } from "@porchlight/scenarios/portfolio.ts";
import { type DemoHomeName, demoPortfolio, demoTimeZone } from "@porchlight/scenarios/portfolio.ts";
import { demoRenters } from "@porchlight/scenarios/story.ts";
import type { DemoRenter, Step, Visit } from "@porchlight/scenarios/story-steps.ts";
import type { App } from "../app.ts";
import { row, sql } from "../platform/database/database.ts";
import type { Investor } from "../platform/http/serve.ts";
import { loadProperty, type StoredProperty } from "../properties/store.ts";
import { openingsOf } from "../showings/openings.ts";
import { wordsOf } from "./words.ts";

/** The state of the story while it is played: its homes, renters and clock. */
export type StoryState = {
  app: App;
  owner: Investor;
  agents: Record<DemoAgent, string>;
  /** The time the story leads up to. */
  now: Temporal.Instant;
  homeIds: Map<DemoHomeName, string>;
  /** What each renter's browser knows of its chat. */
  chats: Map<string, { token: string; inquiryId: string }>;
  visits: Map<string, Temporal.Instant>;
};

export const localNow = ({ now }: Pick<StoryState, "now">): Temporal.ZonedDateTime =>
  now.toZonedDateTimeISO(demoTimeZone);

export function momentOf(step: Step, now: Temporal.Instant): Temporal.Instant {
  if ("ago" in step) return now.subtract(step.ago);
  return localNow({ now })
    .toPlainDate()
    .subtract({ days: step.daysAgo })
    .toZonedDateTime({ timeZone: demoTimeZone, plainTime: step.at })
    .toInstant();
}

export function renterOf(key: string): DemoRenter {
  const renter = demoRenters[key];
  if (!renter) throw new Error(`The story knows no ${key}`);
  return renter;
}

export function homeIdOf(telling: StoryState, name: DemoHomeName): string {
  const id = telling.homeIds.get(name);
  if (!id) throw new Error(`${demoPortfolio[name].title} has not been entered yet`);
  return id;
}

export const homeOf = async (telling: StoryState, name: DemoHomeName): Promise<StoredProperty> =>
  (await loadProperty(telling.app.db, homeIdOf(telling, name)))!;

/** Returns the start of the showing a renter asks for: the first that is free on the story's day or after it. */
export async function chooseShowingTime(
  telling: StoryState,
  renter: string,
  about: DemoHomeName,
  visit: Visit,
  tourType: TourType = "IN_PERSON",
): Promise<Temporal.Instant> {
  const home = await homeOf(telling, about);
  const earliestDay = localNow(telling).toPlainDate().add({ days: visit.inDays });
  const free = await openingsOf(telling.app.db, home, telling.app.clock.now());
  const chosen = free.find((opening) => {
    const local = opening.startsAt.toZonedDateTimeISO(home.property.timeZone);
    return (
      opening.tourType === tourType &&
      Temporal.PlainDate.compare(local.toPlainDate(), earliestDay) >= 0 &&
      (!visit.notBefore || Temporal.PlainTime.compare(local.toPlainTime(), visit.notBefore) >= 0)
    );
  });
  if (!chosen) throw new Error(`${renter} finds no time at ${home.property.displayName}`);
  telling.visits.set(renter, chosen.startsAt);
  return chosen.startsAt;
}

/** Returns the renter's words at this step, with its days filled in. */
export async function saidIn(
  telling: StoryState,
  step: { renter: string; about: DemoHomeName; says: string; visit?: Visit },
): Promise<string> {
  const home = await homeOf(telling, step.about);
  const startsAt = step.visit
    ? await chooseShowingTime(telling, step.renter, step.about, step.visit)
    : (telling.visits.get(step.renter) ?? null);
  return wordsOf(step.says, {
    renter: renterOf(step.renter),
    visit: startsAt?.toZonedDateTimeISO(home.property.timeZone) ?? null,
    today: localNow(telling).toPlainDate(),
    textCode: home.textCode,
  });
}

/** Returns the renter's conversation, however it was started. */
export async function inquiryIdOf(telling: StoryState, key: string): Promise<string> {
  const known = telling.chats.get(key)?.inquiryId ?? (await inquiryByContact(telling, renterOf(key)));
  if (!known) throw new Error(`${renterOf(key).name} has not written yet`);
  return known;
}

export async function inquiryByContact(telling: StoryState, { email, phone }: DemoRenter): Promise<string | null> {
  const found = await row(
    telling.app.db,
    sql<{ id: string }>`
      select inquiry.id from inquiry join renter on renter.id = renter_id
      where inquiry.company_id = ${telling.owner.companyId}
        and (lower(renter.email) = ${email ?? null} or renter.phone = ${phone ?? null})
      order by inquiry.created_at desc limit 1`,
  );
  return found?.id ?? null;
}
