import { useQueryClient } from "@tanstack/react-query";

/** Asks again for what a move of a showing or an escalation changes; also after a refusal, since that shows the list is old. */
export function useAskAgain(): () => void {
  const cache = useQueryClient();
  return () => {
    for (const topic of ["showings", "escalations", "property", "conversation"]) {
      void cache.invalidateQueries({ queryKey: [topic] });
    }
  };
}
