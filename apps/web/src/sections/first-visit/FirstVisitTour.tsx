import { useQuery, useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useEffect, useState } from "react";
import { investorQuery } from "../../app/account.ts";
import { call } from "../../app/call.ts";
import { Boundary } from "../../ui/Boundary.tsx";
import type { TourStop } from "../../ui/GuidedTour.tsx";
import { offerReplay, type TourName, tours } from "./tours.ts";

const loadTour = () => import("../../ui/GuidedTour.tsx").then((file) => ({ default: file.GuidedTour }));
const GuidedTour = lazy(loadTour);
const loadStops = async (tour: TourName): Promise<readonly TourStop[]> =>
  (await import("./tour-stops.ts")).tourStops[tour];

const lookAgainMilliseconds = 400;

/** A layer over the page is what the owner is busy with. */
const isCovered = (): boolean => document.querySelector('[role="dialog"], [role="menu"]') !== null;

/** Shows a page's walkthrough once to each owner, when its data is loaded and nothing covers it. */
export function FirstVisitTour({ tour, ready }: { tour: TourName; ready: boolean }) {
  const cache = useQueryClient();
  const { flag, complete } = tours[tour];
  const seen = useQuery(investorQuery).data?.onboarding[flag];
  const [wanted, setWanted] = useState(false);
  const [shown, setShown] = useState<TourStop[] | null>(null);
  useEffect(() => offerReplay(() => setWanted(true)), []);
  const due = ready && (wanted || seen === false);
  useEffect(() => {
    if (!due || shown) return;
    // Loaded before it is looked whether something covers the page, or it would come over what was opened meanwhile.
    let stops: readonly TourStop[] | null = null;
    void Promise.all([loadStops(tour), loadTour()]).then(
      ([loaded]) => {
        stops = loaded;
      },
      () => undefined,
    );
    const timer = setInterval(() => {
      if (stops && !isCovered()) setShown(stops.filter(({ target }) => document.querySelector(target)));
    }, lookAgainMilliseconds);
    return () => clearInterval(timer);
  }, [due, shown, tour]);
  const end = () => {
    setShown(null);
    setWanted(false);
    if (seen) return;
    cache.setQueryData(
      investorQuery.queryKey,
      (owner) => owner && { ...owner, onboarding: { ...owner.onboarding, [flag]: true } },
    );
    // Sent even if the page is left at once; one that cannot be kept is shown again on the next visit.
    void call(complete, { body: {}, keepalive: true }).catch(() => undefined);
  };
  return (
    <Boundary>
      <Suspense>{shown && <GuidedTour stops={shown} onEnd={end} />}</Suspense>
    </Boundary>
  );
}
