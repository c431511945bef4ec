import { useEffect, useState } from "react";
import css from "./AuthCard.module.css";

const noticeMilliseconds = 30_000;

/** "Resend code"; after a resend the notice takes its place for 30 seconds. */
export function ResendCode({ onResend }: { onResend: () => Promise<unknown> }) {
  const [resentAt, setResentAt] = useState<number | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    if (resentAt === null) return;
    const timer = setTimeout(() => setResentAt(null), noticeMilliseconds);
    return () => clearTimeout(timer);
  }, [resentAt]);
  const resend = async () => {
    setBusy(true);
    try {
      await onResend();
      setResentAt(performance.now());
    } catch {
      // The mutation behind `onResend` has told why.
    } finally {
      setBusy(false);
    }
  };
  return (
    <p className={css.foot}>
      <span role="status">{resentAt !== null && "The code has been resent"}</span>
      {resentAt === null && (
        <button type="button" className={css.linkButton} disabled={busy} onClick={resend}>
          Resend code
        </button>
      )}
    </p>
  );
}
