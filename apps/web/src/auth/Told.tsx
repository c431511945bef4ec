import { useEffect, useState } from "react";
import { alertMilliseconds } from "../ui/alerts.ts";
import { whenTold } from "./told.ts";

/** The alert over an account page; it goes by itself, or by a press. */
export function Told() {
  const [told, setTold] = useState<{ words: string } | null>(null);
  useEffect(() => whenTold((words) => setTold({ words })), []);
  useEffect(() => {
    if (!told) return;
    const timer = setTimeout(() => setTold(null), alertMilliseconds);
    return () => clearTimeout(timer);
  }, [told]);
  return (
    <div className="told" role="alert">
      {told && (
        <p>
          {told.words}
          <button type="button" aria-label="Close" onClick={() => setTold(null)} />
        </p>
      )}
    </div>
  );
}
