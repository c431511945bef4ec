import { describe, expect, it } from "vitest";
import { newestReply } from "./newest-reply.ts";

const lines = (...all: string[]) => all.join("\n");

describe("The newest reply of a mail", () => {
  it.each<[string, string, string]>([
    ["a mail without any history", "Is it still free?\n\nThanks,\nAnn", "Is it still free?\n\nThanks,\nAnn"],
    [
      "Gmail's history",
      lines(
        "Yes, Friday works.",
        "",
        "On Thu, Nov 19, 2026 at 4:12 PM Piper <reply+abc@leads.test> wrote:",
        "",
        "> When?",
      ),
      "Yes, Friday works.",
    ],
    [
      "Gmail's history broken over lines",
      lines(
        "Yes",
        "",
        "On Thu, Nov 19, 2026 at 4:12 PM Piper for 12 Main St",
        "<reply+abcdefghijklmnop@leads.test>",
        "wrote:",
        "",
        "> When?",
      ),
      "Yes",
    ],
    ["Apple's history", lines("Sure!", "", "On Nov 19, 2026, at 16:12, Piper <p@x.test> wrote:", "", "When?"), "Sure!"],
    [
      "Spanish history",
      lines("Sí, el viernes.", "", "El jue, 19 nov 2026 a las 16:12, Piper (<p@x.test>) escribió:", "", "> ¿Cuándo?"),
      "Sí, el viernes.",
    ],
    [
      "Outlook's ruler",
      lines(
        "I make 5000 a month.",
        "",
        "-----Original Message-----",
        "From: Piper",
        "Sent: Thursday",
        "What is your income?",
      ),
      "I make 5000 a month.",
    ],
    [
      "Outlook's block",
      lines(
        "Works for me.",
        "",
        "From: Piper <p@x.test>",
        "Sent: Thursday, November 19, 2026 4:12 PM",
        "To: Ann Lee <ann@example.com>",
        "Subject: 12 Main St",
        "",
        "When?",
      ),
      "Works for me.",
    ],
    [
      "Outlook's block below its line",
      lines("Works.", "________________________________", "From: Piper <p@x.test>", "Sent: Thursday", "When?"),
      "Works.",
    ],
    ["a signature", lines("See you.", "-- ", "Ann Lee", "555-0100"), "See you."],
    ["a phone's footer", lines("Yes please", "", "Sent from my iPhone"), "Yes please"],
    ["Outlook's footer", lines("Yes please", "", "Get Outlook for iOS<https://aka.ms/x>"), "Yes please"],
    [
      "answers between the quoted lines",
      lines("> Do you have pets?", "One cat.", "> When would you move?", "In May."),
      "One cat.\nIn May.",
    ],
    [
      "an answer under the quote",
      lines("On Thu, Nov 19, 2026 at 4:12 PM Piper <p@x.test> wrote:", "> Do you have pets?", "", "One cat."),
      "One cat.",
    ],
    ["nothing but history", lines("On Thu, Nov 19, 2026 at 4:12 PM Piper <p@x.test> wrote:", "> When?"), ""],
    ["Windows' line ends", "Yes\r\n\r\nOn Thu, Nov 19, 2026 at 4:12 PM P <p@x.test> wrote:\r\n> When?", "Yes"],
  ])("is extracted from %s", (_what, mail, said) => expect(newestReply(mail)).toBe(said));

  it.each([
    "On Friday I wrote: no pets, right?",
    "On Monday at 4 works for me.",
    "From: my side everything is fine",
    "I can come at 5 -- or 6.",
    "Sent the form yesterday.",
    "Rent is > 2000?",
    "On 5 May we would move in\nand my wife wrote the check",
  ])("includes text that only looks like quoted history: %s", (mail) => expect(newestReply(mail)).toBe(mail));

  it("is found in under three seconds in a hostile mail", () => {
    const started = performance.now();
    for (const piece of ["On 1 ", "> ", "From: a\n", "-", "_", "On 1\n", " \n"])
      newestReply(piece.repeat(200_000 / piece.length));
    expect(performance.now() - started).toBeLessThan(3_000);
  });
});
