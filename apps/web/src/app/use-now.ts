import { useEffect, useState } from "react";
import { now } from "./now.ts";

const everyMilliseconds = 30_000;

/** The product's time, kept fresh enough for "25 min ago". */
export function useNow(): Temporal.Instant {
  const [time, setTime] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setTime(now()), everyMilliseconds);
    return () => clearInterval(timer);
  }, []);
  return time;
}
