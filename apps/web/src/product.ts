/** The names that everything goes by. */
export const product = { name: "Porchlight", assistant: "Piper" } as const;
