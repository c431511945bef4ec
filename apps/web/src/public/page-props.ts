import type { PageSetting, PublicPage } from "@porchlight/contract/public-pages.ts";

export type PageProps<Kind extends PublicPage["kind"]> = {
  page: Extract<PublicPage, { kind: Kind }>;
  setting: PageSetting;
};
