/** The storage key of an owner's onboarding answers until they are saved or the owner logs out. */
export const draftKey = "ownerOnboarding";

export const dropDraft = (): void => localStorage.removeItem(draftKey);
