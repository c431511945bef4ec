import { useEffect, useState } from "react";
import { alertMilliseconds } from "../ui/alerts.ts";
import { onAlert } from "./alerts.ts";

/** The alert over an account page; it closes after a while or when pressed. */
export function AuthAlert() {
  const [told, setTold] = useState<{ words: string } | null>(null);
  useEffect(() => onAlert((words) => setTold({ words })), []);
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
