import { addAbortSignal } from "node:stream";
import type { ApplicationSummary } from "@porchlight/contract/renter-applications.ts";
import type { Language } from "@porchlight/domain/kernel/languages.ts";
import type { App } from "../app.ts";
import { renterApplication, renterApplications } from "../applications/renter-queries.ts";
import { openForm } from "../documents/document-files.ts";
import { documentsOf } from "../documents/queries.ts";
import type { StoredDocument } from "../documents/store.ts";
import { loadScreening } from "../screening/store.ts";
import { screeningSeenBy } from "../screening/view.ts";
import { downloadWords } from "./download-words.ts";
import {
  accountData,
  messagesAfter,
  type OwnConversation,
  ownConversations,
  ownNotices,
  ownPayments,
  ownShowings,
} from "./own-data-queries.ts";
import { beginningOfPage, endOfPage, pageOf, sectionOf } from "./readable-page.ts";

/** A file of the download; its content is read when its turn comes. */
export type Part = { name: string; lastModified: Date; input: string | AsyncIterable<string | Uint8Array> };

const messagesAtOnce = 500;

/**
 * Everything that is a renter's, one file after the other. `ended` closes the file that is being read: an archive that is
 * broken off just stops reading.
 */
export async function* partsOf(app: App, userId: string, language: Language, ended: AbortSignal): AsyncGenerator<Part> {
  const words = downloadWords[language];
  const { files } = words;
  const lastModified = new Date(app.clock.now().epochMilliseconds);
  const page = (name: string, title: string, value: unknown): Part => ({
    name: `${name}.html`,
    lastModified,
    input: pageOf(title, null, [{ heading: title, value }], language),
  });
  yield page(files.account, words.account, await accountData(app.db, userId));
  yield page(files.showings, words.showings, await ownShowings(app.db, userId));
  yield page(files.payments, words.payments, await ownPayments(app.db, userId));
  yield page(files.notices, words.notices, await ownNotices(app.db, userId));
  for (const [index, conversation] of (await ownConversations(app.db, userId)).entries())
    yield {
      name: `${files.conversations}/${index + 1}-${fileNameOf(conversation.home)}.html`,
      lastModified,
      input: conversationPage(app, conversation, language),
    };
  for (const [index, one] of (await renterApplications(app.db, app.config.publicUrl, userId)).entries()) {
    const folder = `${index + 1}-${fileNameOf(one.home.title)}`;
    const input = await applicationPage(app, userId, one, language);
    yield { name: `${files.applications}/${folder}.html`, lastModified, input };
    yield* documentParts(app, one.id, `${files.documents}/${folder}`, ended);
  }
}

async function* conversationPage(
  { db }: App,
  { inquiryId, home, startedAt }: OwnConversation,
  language: Language,
): AsyncGenerator<string> {
  const words = downloadWords[language];
  yield beginningOfPage(words.conversation(home), null, language);
  yield sectionOf(words.standing, { startedAt }, language);
  for (let seq = 0, more = true; more; ) {
    const said = await messagesAfter(db, inquiryId, seq, messagesAtOnce);
    for (const { sender, channel, content, at } of said)
      yield sectionOf(words.senders[sender] ?? sender, { at, channel, content }, language);
    seq = said.at(-1)?.seq ?? seq;
    more = said.length === messagesAtOnce;
  }
  yield endOfPage;
}

async function applicationPage(
  app: App,
  userId: string,
  { id }: ApplicationSummary,
  language: Language,
): Promise<string> {
  const words = downloadWords[language];
  const renter = { role: "renter", userId, tokenHash: "" } as const;
  const [view, screening, kept] = await Promise.all([
    renterApplication(app, renter, id),
    screeningSeenBy(app, renter, id),
    loadScreening(app.db, id),
  ]);
  const { criteria, answers, documents, home, ...standing } = view;
  const consented = kept && { at: kept.consentedAt, from: kept.consentedFrom, ...kept.consent };
  return pageOf(
    `${words.application}: ${home.title}`,
    words.applicationIntro,
    [
      { heading: words.standing, value: standing },
      { heading: words.criteria, value: criteria },
      { heading: words.answers, value: answers },
      {
        heading: words.documents,
        value: documents.map(({ fileName, kind, fileSize }) => ({ fileName, kind, fileSize })),
      },
      { heading: words.screening, value: screening },
      { heading: words.consent, value: consented },
    ],
    language,
  );
}

/** The files of an application as they were added; one that is deleted meanwhile is left out. */
async function* documentParts(
  app: App,
  applicationId: string,
  folder: string,
  ended: AbortSignal,
): AsyncGenerator<Part> {
  for (const [index, document] of (await documentsOf(app.db, applicationId)).entries()) {
    const opened = await openForm(app, document, "file");
    if (!opened) continue;
    const input = addAbortSignal(ended, opened.stream);
    yield { name: nameOf(folder, index, document), lastModified: dateOf(document), input };
  }
}

const nameOf = (folder: string, index: number, { fileName }: StoredDocument): string =>
  `${folder}/${index + 1}-${fileNameOf(fileName)}`;
const dateOf = ({ createdAt }: StoredDocument): Date => new Date(createdAt.epochMilliseconds);

/** A name that every system can store, without folders in it. */
const fileNameOf = (name: string): string =>
  name
    .replace(/[^\p{L}\p{N}._ -]+/gu, "-")
    .replace(/^\.+/, "")
    .slice(0, 100) || "file";
