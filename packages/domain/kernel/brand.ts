/** The names of the product and its assistant. */
export const brand = { product: "Porchlight", assistant: "Piper" } as const;
