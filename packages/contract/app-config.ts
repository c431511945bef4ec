/**
 * The configuration the owner's app needs to start; its page contains it. An empty text or null means the thing is not
 * configured.
 */
export type AppConfig = {
  apiBaseUrl: string;
  googleClientId: string | null;
  googleScriptUrl: string | null;
  renterHost: string;
  /** Whether reports, and the fee for them, are part of applications; sign-in pages need not know. */
  hasScreening?: boolean;
  termsUrl: string | null;
  privacyUrl: string | null;
};
