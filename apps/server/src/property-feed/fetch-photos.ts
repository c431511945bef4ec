import { photoBytes } from "@porchlight/domain/properties/limits.ts";
import { Refusal } from "@porchlight/domain/refusals.ts";
import pLimit from "p-limit";
import type { App } from "../app.ts";
import { guardedFetch } from "../partners/guarded-fetch.ts";
import { add } from "../photos/actions.ts";
import { incomingOf } from "../platform/http/uploads.ts";
import { type PlannedPhoto, photosToFetch, savePhotoAttempt } from "./photo-store.ts";

const timeoutMs = 60_000;
const maxAttempts = 4;
/** The photos of a home that one job fetches; a sweep finds the rest. */
const photosAJob = 10;

/** One home at a time: a photo takes a core while it is drawn. */
const inTurn = pLimit(1);

/** Fetches the photos that a feed names for a home, in their order. */
export const fetchPhotos = (app: App, { propertyId }: { propertyId: string }): Promise<void> =>
  inTurn(async () => {
    for (const photo of await photosToFetch(app.db, propertyId, photosAJob)) await fetchPhoto(app, propertyId, photo);
  });

async function fetchPhoto(app: App, propertyId: string, { url, companyId, attempts }: PlannedPhoto): Promise<void> {
  const problem = await takePhoto(app, { companyId, propertyId }, url).then(() => null, problemOf);
  const isOver = problem === null || problem.isFinal || attempts + 1 >= maxAttempts;
  const nextAttemptAt = isOver ? null : app.clock.now().add({ hours: 2 ** attempts });
  await app.inTransaction((tx) =>
    savePhotoAttempt(tx, propertyId, url, { nextAttemptAt, problem: problem?.words ?? null }),
  );
}

async function takePhoto(app: App, home: { companyId: string; propertyId: string }, url: string): Promise<void> {
  const signal = AbortSignal.timeout(timeoutMs);
  const answer = await guardedFetch(new URL(url), { signal, configured: app.config.propertyFeed.baseUrl });
  await incomingOf(app).take(answer, photoBytes.max, async (path) => {
    await add(app, { companyId: home.companyId, userId: null }, home.propertyId, { path, isGone: () => false });
  });
}

/** What a photo's own checks refuse stays refused; an answer that did not come may come later. */
function problemOf(error: unknown): { words: string; isFinal: boolean } {
  if (error instanceof Refusal) return { words: error.message, isFinal: true };
  return { words: "The photo could not be fetched", isFinal: false };
}
