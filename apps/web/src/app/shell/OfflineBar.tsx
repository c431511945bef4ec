import { useNetwork } from "@mantine/hooks";
import css from "./Shell.module.css";

export function OfflineBar() {
  const { online } = useNetwork();
  return (
    <div role="status">
      {!online && <div className={css.offline}>You're offline. Showing what we last loaded.</div>}
    </div>
  );
}
