import { useEffect, useState } from "react";
import { alertMilliseconds } from "../ui/alerts.ts";
import { onAlert } from "./alerts.ts";
import { useAccountWords } from "./words/context.ts";

/** The alert over an account page; it closes after a while or when pressed. */
export function AuthAlert() {
  const { failure, close } = useAccountWords();
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
          {failure(told.words)}
          <button type="button" aria-label={close} onClick={() => setTold(null)} />
        </p>
      )}
    </div>
  );
}
