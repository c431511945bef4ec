/** What the product and its assistant are called, everywhere. */
export const brand = { product: "Porchlight", assistant: "Piper" } as const;
