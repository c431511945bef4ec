import type { Language } from "@porchlight/assistant/heard.ts";
import { brand } from "@porchlight/domain/kernel/brand.ts";
import { publicDisplayName } from "@porchlight/domain/properties/naming.ts";
import type { LockedLead } from "../leads/locked-lead.ts";
import type { MailBlock } from "../platform/mail/layout-blocks.ts";

type FrameWords = {
  piper: (owner: string) => string;
  lists: (home: string) => string;
  about: (home: string) => string;
  wroteIn: (home: string) => string;
  addedBy: (home: string, owner: string) => string;
};

const words: Record<Language, FrameWords> = {
  en: {
    piper: (owner) => `${owner}’s automated assistant`,
    lists: (home) => `lists ${home}`,
    about: (home) => `About ${home}`,
    wroteIn: (home) =>
      `You’re receiving this about ${home}. Reply to keep the conversation going, or reply “stop” to end it.`,
    addedBy: (home, owner) =>
      `${owner} added you as interested in ${home}. Reply to keep the conversation going, or reply “stop” to end it.`,
  },
  es: {
    piper: (owner) => `asistente automático de ${owner}`,
    lists: (home) => `anuncia ${home}`,
    about: (home) => `Sobre ${home}`,
    wroteIn: (home) =>
      `Recibe este correo por ${home}. Responda para seguir la conversación, o responda “alto” para terminarla.`,
    addedBy: (home, owner) =>
      `${owner} lo agregó como persona interesada en ${home}. Responda para seguir la conversación, o responda “alto” para terminarla.`,
  },
};

/** Returns the frame of a mail to a renter: who signs it, what its subject is otherwise, and why it came. */
export function mailFrame({ inquiry, home, owner }: LockedLead, by: "piper" | "owner") {
  const { language } = inquiry.talk;
  const { piper, lists, about, wroteIn, addedBy } = words[language];
  const name = publicDisplayName(home.property, language);
  const signature: MailBlock =
    by === "owner"
      ? { kind: "signature", name: owner.name, role: lists(name) }
      : { kind: "signature", name: brand.assistant, role: piper(owner.firstName) };
  const isUnasked = inquiry.source === "MANUAL" && inquiry.thread.length === 0;
  return { signature, subject: about(name), footer: isUnasked ? addedBy(name, owner.name) : wroteIn(name), name };
}
