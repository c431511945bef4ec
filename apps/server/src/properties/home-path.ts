/** The path of a home's public page. */
export const pathOfHome = (slug: string): string => `/homes/${encodeURIComponent(slug)}`;
