import { describe, expect, it } from "vitest";
import { hear } from "./testing.ts";

/** What is met by itself, whatever else a message says. */
const weighty = ["emergency", "in_distress", "report_maintenance", "access_problem", "opt_out", "abusive"];

describe("What renters say of ordinary lives", () => {
  it.each([
    "where can i leave the car, my cousin is driving me over",
    "¿dónde se estaciona uno? mi primo me lleva",
    "my feet are killing me after that shift",
    "i'd kill for a big closet",
    "our current landlord is awful",
    "my ex wife has the kids in the summer",
    "my little one has allergies so no carpet please",
    "my uncle had a heart thing last year and takes it slow",
    "my daughter sprained her ankle so we'll be slow",
    "my nana falls once in a while, how many steps",
    "she's in the hospital till monday so i answer late",
    "we're being kicked out because they sell the house",
    "i split up with my boyfriend and need a one bedroom",
    "my puppy is frightened of vacuums",
    "i panic about heights",
    "i doubt we qualify but we want to try",
    "i'm at the end of my rope with listings",
    "i nearly died laughing at the photos of the other place",
    "my phone is dying, text my work cell",
    "half the lights at my old place never worked",
    "my grandpa is hard of hearing",
    "dad's lungs are weak so no smokers nearby please",
    "i have bad knees and a bad back",
    "i had surgery in april",
    "winter makes me sad so i want south windows",
    "my mother passed last fall",
    "my neighbor screams at the tv every night",
    "i drive an ambulance",
    "my boys wrestle all day long",
    "i haven't slept since the baby came",
    "se murió mi abuela y heredamos sus muebles",
    "mi papá camina con bastón",
    "mi tía está internada y la visito en las tardes",
    "mi ex tiene a los niños entre semana",
    "me preocupa no calificar",
    "mi perra le teme a los cohetes",
    "nos sacan del departamento en mayo",
    "mis vecinos gritan mucho",
    "me mata la renta donde vivo",
    "trabajo en una ambulancia",
    "mi hermano es asmático",
  ])("sounds like no danger: %j", (text) =>
    expect(hear(text, { introduced: true }).intents.filter((intent) => weighty.includes(intent))).toEqual([]),
  );
});
