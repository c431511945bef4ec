import { QueryClient } from "@tanstack/react-query";
import { CallError } from "./call-error.ts";

/** A refusal is final; only what never reached the server, or broke there, is worth asking again. */
const mayTryAgain = (error: unknown) => !(error instanceof CallError) || error.status === 0 || error.status >= 502;

/** A query that failed this recently is shown as failed, not sent again, by a component that mounts. */
const recentMilliseconds = 5000;

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: (failures, error) => failures < 2 && mayTryAgain(error),
      retryOnMount: ({ state }) => Date.now() - state.errorUpdatedAt > recentMilliseconds,
    },
    // What is done without a connection fails at once and is told, rather than waiting to happen later by itself.
    mutations: { retry: false, networkMode: "always" },
  },
});
