import { describe, expect, it } from "vitest";
import { sampleHome } from "../sample-home.ts";
import type { OwnApplication, World } from "../world.ts";
import { accepted, kinds, known, say } from "./testing.ts";

const property = {
  ...sampleHome,
  leaseConditions: { ...sampleHome.leaseConditions!, applicationProvider: "PLATFORM" as const },
};
const pageUrl = "https://example.com/renter/application/1";
const begun: OwnApplication = {
  status: "IN_PROGRESS",
  bundle: "IN_PROGRESS",
  isWithdrawn: false,
  missing: ["income", "documents"],
  canResend: true,
  pageUrl,
};
const withOwn = (change: Partial<OwnApplication> = {}): Partial<World> => ({
  property,
  renter: known,
  application: { ...begun, ...change },
});
const submitted = { status: "SUBMITTED", missing: [] } as const;
/** Words that would tell what was decided, or why. */
const verdict = /accepted|approved|declined|denied|rejected|sorry|because|aceptada|rechazada|aprobada/i;

describe("Who asks how to apply and was sent no application", () => {
  it.each(["How do I apply?", "I'd like to apply"])("hears how it works here, and the owner is told: %s", (words) => {
    const turn = say(words, { property, renter: known });
    expect(turn.text).toMatch(/Morgan emails you an application\. Every adult .* saved as you go/);
    expect(turn.text).toMatch(/I've told Morgan you'd like to apply/);
    expect(kinds(turn)).toEqual(["request-application"]);
  });

  it("hears it in Spanish", () =>
    expect(say("¿Cómo aplico?", { property, renter: known }).text).toMatch(
      /Morgan le envía una solicitud por correo.*Le dije a Morgan/,
    ));

  it("brings it to the owner once", () => {
    const first = say("How do I apply?", { property, renter: known });
    const again = say("I really want to apply", { property, renter: known }, first.talk);
    expect(kinds(again)).toEqual([]);
    expect(again.text).toBe("Morgan knows you'd like to apply.");
  });

  it("hears that an owner takes applications elsewhere where they do", () =>
    expect(say("How do I apply?", { renter: known }).text).toMatch(/takes applications directly/));
});

describe("Who was sent an application and has not submitted it", () => {
  it.each([
    "How do I apply?",
    "Can you send me the application link again?",
    "I can't find the link",
    "The link doesn't work",
    "I lost the email with my application",
    "Mándeme el enlace de la solicitud otra vez",
  ])("is mailed the link again: %s", (words) => {
    const turn = say(words, withOwn());
    expect(kinds(turn)).toEqual(["resend-application"]);
    expect(turn.text).toMatch(/emailed you the link again|enlace por correo/);
  });

  it("hears that it was mailed a moment ago, and is mailed nothing", () => {
    const turn = say("Where is my application link?", withOwn({ canResend: false }));
    expect(turn.orders).toEqual([]);
    expect(turn.text).toMatch(/already emailed you the link/);
  });

  it.each([
    "What's the status of my application?",
    "Any update on my application?",
    "What's left to do on it, my application?",
  ])("hears what is still to do, and where to go on: %s", (words) => {
    const { text, orders } = say(words, withOwn());
    expect(text).toContain("isn't submitted yet. Still to do: income and documents.");
    expect(text).toContain(pageUrl);
    expect(orders).toEqual([]);
  });

  it("hears it in Spanish", () =>
    expect(say("¿Cómo va mi solicitud?", withOwn()).text).toMatch(/Falta completar: ingresos y documentos/));

  it("is mailed the link where they have not started, since they may have no account yet", () => {
    const turn = say("Any update on my application?", withOwn({ status: "SENT", bundle: "SENT" }));
    expect(turn.text).toMatch(/haven't started your application yet\. I've emailed you the link again/);
    expect(kinds(turn)).toEqual(["resend-application"]);
  });

  it("still hears what else they asked, and can book", () => {
    expect(say("Is it furnished? And any update on my application?", withOwn()).text).toMatch(
      /isn't submitted yet.*furnished/,
    );
    const turn = say("My application is nearly done. Can I see the place Thursday at 5?", withOwn());
    expect(kinds(turn)).toContain("request-showing");
  });

  it("is told of their showing's link where they have a showing and name no application", () => {
    const turn = say("I can't find the link", { ...withOwn(), request: accepted });
    expect(kinds(turn)).not.toContain("resend-application");
  });

  it("gets no link where they ask whether somebody else needs an application", () => {
    const turn = say("Does my wife need to fill out an application too?", withOwn());
    expect(turn.text).toMatch(/Every adult fills out their own/);
    expect(turn.orders).toEqual([]);
  });
});

describe("Who has submitted", () => {
  it("hears whether everyone has, and no names", () => {
    expect(say("Any news on my application?", withOwn(submitted)).text).toMatch(
      /Your part is submitted\. Not everyone in your application has submitted yet/,
    );
    expect(say("Any news on my application?", withOwn({ ...submitted, bundle: "SUBMITTED" })).text).toMatch(
      /submitted and ready for Morgan's review/,
    );
  });

  it.each(["ACCEPTED", "DECLINED"] as const)("is pointed to the decision, which Piper never states: %s", (bundle) => {
    const asked = ["Did I get approved?", "Was my application accepted?", "Why was I denied?", "¿Me rechazaron?"];
    for (const words of asked) {
      const { text, orders } = say(words, withOwn({ ...submitted, bundle }));
      expect(text, words).toContain(pageUrl);
      expect(text, words).not.toMatch(verdict);
      expect(orders, words).toEqual([]);
    }
  });

  it.each([
    "Was it because of my credit score?",
    "Was that due to our income?",
    "Is it because of my income?",
    "Was there a reason we were not picked?",
    "¿Fue por mi puntaje de crédito?",
  ])("gets no reason from Piper, who asks the owner for none: %s", (words) => {
    const { text, orders } = say(words, withOwn({ ...submitted, bundle: "DECLINED" }));
    expect(text).toContain(pageUrl);
    expect(text).not.toMatch(verdict);
    expect(orders).toEqual([]);
  });

  it.each([
    ["Is the deposit 1600, and is that due when I sign?", /deposit/],
    ["Is the rent higher, and is it because of my cat that it is?", /rent|cat/],
    ["Was there any reason the old tenants moved out?", /Morgan/],
    ["How much is parking? was that about our garage spot?", /carport/],
    ["Can we see the background check policy?", /Morgan|score/],
    ["¿Hubo algún motivo por el que se fue el inquilino de antes?", /Morgan/],
    ["¿Fue por mi perro que subió el depósito?", /Morgan|depósito|perro/],
  ])("is told of no decision where they ask for something else: %s", (words, told) => {
    const { text } = say(words, withOwn({ ...submitted, bundle: "DECLINED" }));
    expect(text).not.toContain(pageUrl);
    expect(text).toMatch(told);
  });

  it.each([
    ["What did my credit report say?", /can't see screening reports/],
    ["Can I get a copy of the screening report you ran on me?", /can't see screening reports/],
    ["Did my background check come back yet?", /can't see screening reports/],
    ["¿Me puede dar una copia de mi informe de crédito?", /No puedo ver los informes/],
    ["¿Ya llegó mi revisión de antecedentes?", /No puedo ver los informes/],
  ])("is pointed to their page for the reports on them, and hears no requirement: %s", (words, told) => {
    for (const bundle of ["SUBMITTED", "DECLINED"] as const) {
      const { text, orders } = say(words, withOwn({ ...submitted, bundle }));
      expect(text).toMatch(told);
      expect(text).toContain(pageUrl);
      expect(text).not.toMatch(/minimum|mínimo|640/);
      expect(/free copy|copia gratis/.test(text)).toBe(bundle === "DECLINED");
      expect(orders).toEqual([]);
    }
  });

  it.each(["Do you run a credit check?", "What credit score do you need?", "Will it show up on my credit report?"])(
    "still hears what is asked of everyone: %s",
    (words) => expect(say(words, withOwn(submitted)).text).not.toMatch(/can't see screening reports/),
  );

  it("is pointed to the decision though the home is rented by now", () => {
    const world = { ...withOwn({ ...submitted, bundle: "DECLINED" }), property: { ...property, status: "RENTED_OUT" } };
    expect(say("Was my application approved?", world as Partial<World>).text).toContain(pageUrl);
  });

  it("hears that it was withdrawn, and may wish to apply again", () => {
    expect(say("Any news on my application?", withOwn({ isWithdrawn: true })).text).toMatch(/was withdrawn/);
    expect(kinds(say("I'd like to apply again", withOwn({ isWithdrawn: true })))).toEqual(["request-application"]);
  });
});

describe("Of somebody else's application", () => {
  it.each([
    "Has my husband submitted his application?",
    "Did my roommate finish her application?",
    "Why was the other applicant denied?",
    "¿Ya envió mi esposo su solicitud?",
  ])("nothing is told: %s", (words) => {
    for (const world of [withOwn(), withOwn({ ...submitted, bundle: "DECLINED" }), { property }]) {
      const { text, orders } = say(words, world);
      expect(text).toMatch(/can't share|No puedo compartir/);
      expect(text).not.toMatch(/submitted yet|Still to do|enviada/);
      expect(orders).toEqual([]);
    }
  });
});

describe("A writer who may be anybody", () => {
  const hidden = { property, hidesApplication: true };

  it.each([
    "What's the status of my application?",
    "Did I get approved?",
    "Why was my application declined?",
    "What did my credit report say?",
  ])("hears only where to look: %s", (words) => {
    const { text, orders } = say(words, hidden);
    expect(text).toMatch(/can't tell who is writing in this chat/);
    expect(orders).toEqual([]);
  });

  it("hears how to apply, and whatever link there is goes to the address it was sent to", () => {
    const turn = say("How do I apply?", hidden);
    expect(turn.text).toMatch(/I've told Morgan.*If Morgan already sent you an application, its link is in your email/);
    expect(kinds(turn)).toEqual(["request-application", "resend-application"]);
    expect(kinds(say("Can you send me the application link?", hidden, turn.talk))).toEqual(["resend-application"]);
  });

  it("is still told what is asked of everyone", () =>
    expect(say("Can I get approved with a score of 580?", hidden).text).not.toMatch(/who is writing/));
});

describe("The application fee", () => {
  it.each([
    ["with reports", true, "The application fee is $49 per adult, $25 for a co-signer."],
    ["without reports, for which the fee is", false, "There's no application fee."],
  ] as const)("is the platform's %s", (_, hasScreening, told) =>
    expect(say("What's the application fee?", { property, hasScreening, renter: known }).text).toContain(told),
  );

  it("of an owner who takes applications elsewhere is theirs, but not for an application sent here", () => {
    const asked = "What's the application fee?";
    expect(say(asked, { hasScreening: true }).text).toContain("$35 per adult");
    expect(say(asked, { hasScreening: true, application: begun }).text).toContain("$49 per adult");
  });

  it.each([
    [
      "Is the application fee refundable?",
      /pays for screening reports.*refunded if we can't get any.*before they're ordered/,
    ],
    ["Would I get the application fee back?", /refunded if we can't get any/],
    ["¿La cuota de la solicitud es reembolsable?", /Se le devuelve si no podemos obtener ninguno/],
  ])("comes back when no report can be had, which is the platform's to say: %s", (asked, told) => {
    const turn = say(asked, { property, hasScreening: true, renter: known });
    expect(turn.text).toMatch(told);
    expect(turn.text).not.toMatch(/aren't chosen/);
    expect(turn.orders).toEqual([]);
  });

  it("also comes back to who is not chosen where a law says so", () => {
    const location = { ...property.location, state: "CA", city: "Fresno", zip: "93701" };
    const world = { property: { ...property, location }, hasScreening: true, renter: known };
    expect(say("Is the application fee refundable?", world).text).toMatch(
      /also refunded if you aren't chosen, by the law/,
    );
  });

  it("that an owner takes elsewhere is theirs to return", () =>
    expect(kinds(say("Is the application fee refundable?", { hasScreening: true, renter: known }))).toEqual([
      "escalate",
    ]));
});
