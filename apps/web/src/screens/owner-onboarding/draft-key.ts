/** Where the answers of an owner's first questions are kept until they are saved or the person logs out. */
export const draftKey = "ownerOnboarding";

export const dropDraft = (): void => localStorage.removeItem(draftKey);
