import type { IntentWords } from "./intent-words.ts";

export const requestHuman: IntentWords = {
  says: {
    en: [
      "real person; available to talk; available to chat; available for a call; available for a chat; free to talk",
      "around to talk; human; talk to a person; talk to someone; speak to someone; speak with someone",
      "talk with someone; speak to a person; speak with a person; speak to the owner; talk to the owner",
      "speak with the owner; talk to the landlord; speak to the landlord; talk with the owner; contact the owner",
      "speak with the landlord; talk to the manager; speak to the manager; get someone else; is there someone else",
      "representative; live agent; not a bot",
    ],
    es: [
      "hablar con una persona; persona real; hablar con el dueno; hablar con la duena; hablar con el propietario",
      "un humano; un agente",
    ],
  },
  shows: {
    en: [
      "^ (talk to|get me|give me)? (a|an|the)? (live|real)? {answerer} (please|now|por favor)? $",
      "(my|our|his|her|the) ({helper}|husband|wife|son|daughter) .. call|phone|email|contact|text|reach {host}",
      "can she|he|they call|phone|email|contact|text you",
      "({helper}|she|he) (want|need|would like|has|is going|is trying) to {speak} ({host}|a person)",
      "(talk|speak|chat|deal|transfer me|connect me|put me) .. (to|with) (a|an|the|some|your)? {kindOfOffice}? {atTheOffice}",
      "have|ask|get|tell|let|can|could (the|your)? owner|landlord|manager|someone|somebody (to)? email|text|write|message|contact|reach",
      "(not|no|hate|tired of|sick of) .. bot|robot|machine|automated|ai; actual human|owner|landlord",
      "i|we (just)? need|want|prefer a|an (actual|real|live)? person|human !(to|who|that)",
    ],
    es: ["^ (un|una)? (agente|representante|persona) (ya|por favor)? $"],
  },
};
