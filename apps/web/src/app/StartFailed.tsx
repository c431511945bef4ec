import { genericFailure } from "./call-error.ts";

/** The page shown when the app got no configuration; there is no theme and no router yet. */
export function StartFailed() {
  return (
    <main style={{ display: "grid", placeItems: "center", minHeight: "100dvh", padding: 24, textAlign: "center" }}>
      <div>
        <h1>{genericFailure}</h1>
        <button type="button" onClick={() => location.reload()}>
          Try again
        </button>
      </div>
    </main>
  );
}
