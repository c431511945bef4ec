import type { NoticeView } from "@porchlight/contract/notices.ts";
import { unnamedRenter } from "@porchlight/domain/kernel/names.ts";
import { refuse } from "@porchlight/domain/refusals.ts";
import type { App } from "../app.ts";
import type { Investor } from "../platform/http/serve.ts";
import { isBundleOf, type Notice, noticeOf, noticesOf, saveHandled } from "./notice-store.ts";

const viewOf = ({ sentAt, handledAt, renterName, ...notice }: Notice): NoticeView => ({
  ...notice,
  renterName: renterName || unnamedRenter,
  sentAt: sentAt.toString(),
  handledAt: handledAt?.toString() ?? null,
});

/** Returns the notices to the people of a company's bundle, as they were sent. Errors  `not-found` */
export async function listNotices(app: App, owner: Investor, bundleId: string): Promise<NoticeView[]> {
  if (!(await isBundleOf(app.db, owner.companyId, bundleId))) refuse("not-found");
  return (await noticesOf(app.db, owner.companyId, bundleId)).map(viewOf);
}

/** Notes that an owner gave an undelivered notice in another way, on paper or in person. Errors  `not-found` */
export async function handleNotice(app: App, owner: Investor, id: string): Promise<NoticeView[]> {
  const { bundleId } = await app.inTransaction(async (tx) => {
    const notice = (await noticeOf(tx, owner.companyId, id)) ?? refuse("not-found");
    await saveHandled(tx, id, owner.userId, app.clock.now());
    return notice;
  });
  return listNotices(app, owner, bundleId);
}
