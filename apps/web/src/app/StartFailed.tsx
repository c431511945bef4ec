import { genericFailure } from "./call-error.ts";

/** The server did not tell the app how to start; there is no theme and no router yet. */
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
