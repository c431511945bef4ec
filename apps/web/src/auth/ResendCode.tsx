import { useEffect, useState } from "react";
import { showAlert } from "./alerts.ts";

const noticeMilliseconds = 30_000;

/** A "Resend code" button; after a resend, a notice replaces it for 30 seconds. */
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
    } catch (error) {
      showAlert(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <p className="foot">
      <span role="status">{resentAt !== null && "The code has been resent"}</span>
      {resentAt === null && (
        <button type="button" className="textbutton" data-live disabled={busy} onClick={resend}>
          Resend code
        </button>
      )}
    </p>
  );
}
