/** Who comes back to the page sees what changed while no stream was open. */
export const freshOnReturn = { staleTime: 0, refetchOnWindowFocus: "always" } as const;
