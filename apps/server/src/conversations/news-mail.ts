import { momentText } from "@porchlight/assistant/saying/time-text.ts";
import type { News } from "@porchlight/assistant/turn.ts";
import { dashedPhone } from "@porchlight/domain/kernel/readable-phones.ts";
import { fullAddressOf } from "@porchlight/domain/properties/address.ts";
import { mapsAddress } from "@porchlight/domain/properties/maps.ts";
import type { LockedLead } from "../leads/locked-lead.ts";
import type { MailBlock, Words } from "../platform/mail/layout-blocks.ts";
import { type NewsMailWords, newsMailWords } from "./news-mail-words.ts";

/** The parts of a mail about a showing beside Piper's words: a headline, its facts and its links. */
export type MailCard = { title: string; blocks: MailBlock[] };

type Row = { label: string; value: Words };
type Host = {
  tourType?: string | undefined;
  agentName?: string | null | undefined;
  agentPhone?: string | null | undefined;
};
type Setting = { words: NewsMailWords; lead: LockedLead; now: Temporal.Instant };

/** The card of a piece of news, in the language of the talk; null for news that words alone carry. */
export function cardOf(news: News, lead: LockedLead, now: Temporal.Instant): MailCard | null {
  const words = newsMailWords[lead.inquiry.talk.language];
  const title = words.titles[news.is];
  return title ? { title, blocks: blocksOf(news, { words, lead, now }) } : null;
}

function blocksOf(news: News, setting: Setting): MailBlock[] {
  const { words } = setting;
  switch (news.is) {
    case "accepted":
      return [
        facts([
          whenRow(news, setting),
          whereRow(news.address, setting),
          tourRow(news.tourType, setting),
          ...hostRows(news, setting),
        ]),
        ...(news.manageUrl ? [buttons([words.manage, news.manageUrl])] : []),
      ];
    case "reminder":
      return [
        facts([whenRow(news, setting), whereRow(news.address, setting), ...hostRows(news, setting)]),
        buttons([words.coming, news.yesUrl], [words.notComing, news.noUrl]),
      ];
    case "owner-proposes-time":
      return [
        facts([
          whenRow(news, setting),
          { label: words.insteadOf, value: moment(news.from, setting) },
          tourRow(news.tourType, setting),
        ]),
        ...(news.manageUrl
          ? [buttons([words.agree, `${news.manageUrl}?answer=yes`], [words.refuse, `${news.manageUrl}?answer=no`])]
          : []),
      ];
    case "tour-instructions":
      return [
        { kind: "code", code: news.code },
        facts([whenRow(news, setting), whereRow(fullAddressOf(setting.lead.home.property.location), setting)]),
        buttons([words.openInstructions, news.url]),
      ];
    default:
      return [];
  }
}

const facts = (rows: Row[]): MailBlock => ({ kind: "facts", rows });
const buttons = (...pairs: (readonly [label: string, href: string])[]): MailBlock => ({
  kind: "buttons",
  buttons: pairs.map(([label, href]) => ({ label, href })),
});

const moment = (at: string, { lead, now }: Setting): string =>
  momentText(Temporal.Instant.from(at), lead.home.property.timeZone, now, lead.inquiry.talk.language);

const whenRow = ({ startsAt }: { startsAt: string }, setting: Setting): Row => ({
  label: setting.words.when,
  value: moment(startsAt, setting),
});

const whereRow = (address: string, { words }: Setting): Row => ({
  label: words.where,
  value: [`${address}\n`, { link: words.map, href: mapsAddress(address) }],
});

const tourRow = (tour: keyof NewsMailWords["tours"], { words }: Setting): Row => ({
  label: words.tour,
  value: words.tours[tour],
});

/** Who is there, or to be reached, with a number to press. */
function hostRows({ tourType, agentName, agentPhone }: Host, { words }: Setting): Row[] {
  if (!agentName) return [];
  const label = tourType === "SELF_GUIDED" ? words.contact : words.shownBy;
  if (!agentPhone) return [{ label, value: agentName }];
  return [
    {
      label,
      value: [`${agentName}\n`, { link: dashedPhone(agentPhone), href: `tel:${agentPhone}` }],
    },
  ];
}
