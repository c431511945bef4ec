/** What Piper asked last, so that a bare "5000" or "none" has a meaning. */
export type Asked = readonly string[];
