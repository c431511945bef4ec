import type { ApplicationView } from "@porchlight/contract/applications.ts";
import type { OpenFile } from "../files/application-files.ts";

export type AnswerCardsProps = { title: string; application: ApplicationView; onOpen?: OpenFile | undefined };
