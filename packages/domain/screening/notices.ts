/** The notices that people of a declined household get: of reports that had a part in it, of an offer that was taken back. */
export const noticeKinds = ["ADVERSE_ACTION", "OFFER_WITHDRAWN"] as const;
export type NoticeKind = (typeof noticeKinds)[number];
