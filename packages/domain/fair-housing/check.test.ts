import { describe, expect, it } from "vitest";
import { checkFairHousing } from "./check.ts";

/** By protected ground, a text an owner may not write to renters and a neutral wording of the same request. */
const pairs: Record<string, [refused: string, fine: string][]> = {
  "children and family status": [
    ["No kids please", "The unit is not ready"],
    ["I would prefer someone without children.", "At most five people may live here under the city's code."],
    ["This place is not suitable for toddlers.", "The stairs inside have no gate."],
    ["Adults only, thanks.", "Quiet hours run from 10 pm to 7 am."],
    ["There is an extra $40 charge for each child.", "The rent is the same however many people live here."],
    ["Are you pregnant?", "What day would you like to move in?"],
    ["Ideal for empty nesters", "Everything is on one level."],
  ],
  "race and color": [
    ["White tenants preferred.", "The kitchen has white cabinets and black granite counters."],
    [
      "It is mostly a black neighborhood, you would feel more at home elsewhere.",
      "The home is four blocks from the library.",
    ],
  ],
  "national origin": [
    ["Sorry, no immigrants.", "Please bring a photo ID, as every visitor does."],
    ["English speakers only", "I can also write in Spanish."],
    ["Only US citizens may apply.", "Anybody may apply; identity is checked in the same way for all."],
    ["Because you are from Mexico I have doubts.", "Because the boiler is being replaced I have to move the visit."],
  ],
  religion: [
    ["This is a Christian home.", "This is a quiet home."],
    ["No Muslims", "No smoking"],
    ["Which church do you attend?", "The house is on Church Street."],
  ],
  sex: [
    ["Female tenants only.", "One bath, with its own entrance."],
    ["No gays.", "No subletting."],
    ["Are you two a couple?", "Please list each adult who will sign."],
  ],
  disability: [
    ["No wheelchairs.", "There is a wheelchair ramp at the back."],
    ["You must be able to live independently.", "Residents look after the lawn."],
    ["What is your disability?", "Which change would help you use the home?"],
    ["Come without your wheelchair.", "There are two steps at the door."],
  ],
  "assistance animals": [
    ["Emotional support animals pay the pet deposit.", "Assistance animals are welcome."],
    ["No pets, and no service dogs either.", "No pets. Assistance animals are welcome."],
  ],
  "source of income": [
    ["I don't take Section 8.", "Section 8(b) of the lease is about guests."],
    ["Voucher holders need not apply", "Vouchers are welcome."],
    ["Declined: her income is from child support.", "Declined: the income is below 3 times the rent."],
    ["You must have a W-2 job.", "All lawful sources of income count."],
  ],
  "age, marriage and service": [
    ["No one over 60.", "All who sign must be 18 or older."],
    ["Married couples only", "Two parking spaces only"],
    ["We do not rent to veterans.", "Military discount: no application fee."],
  ],
  "records, steering and unlike terms": [
    ["Have you ever been arrested?", "Records are looked at one by one."],
    ["It is a safe neighborhood.", "There is a light over each door."],
    ["I feel you would not be a good fit.", "The income stated is below the one asked for."],
    ["Send a photo of yourself first.", "Send the time that suits you."],
  ],
};

describe("The fair-housing check of what owners write", () => {
  for (const [ground, table] of Object.entries(pairs))
    describe(`on ${ground}`, () => {
      it.each(table)("rejects %j and allows %j", (refused, fine) => {
        expect(checkFairHousing(refused)).toMatchObject({ ok: false });
        expect(checkFairHousing(fine)).toEqual({ ok: true });
      });
    });

  it("returns the phrase as written, a reason and a suggestion", () => {
    const found = checkFairHousing("Sorry, No Kids in this building.");
    expect(found).toMatchObject({ ok: false, phrase: "No Kids" });
    expect(found.ok === false && found.reason).toMatch(/familial status.*\.$/);
    expect(found.ok === false && found.suggestion).toMatch(/\.$/);
  });

  it("returns the first of several findings", () =>
    expect(checkFairHousing("No kids and no Muslims")).toMatchObject({ phrase: expect.stringMatching(/^No kids/) }));

  it.each(["no k1ds", "n o  k i d s", "NO\u200b KIDS", "no  kids"])("rejects disguised spellings such as %j", (text) =>
    expect(checkFairHousing(text).ok).toBe(false),
  );

  it.each([
    "",
    "Sorry, that time does not suit me.",
    "My kids are ill that day, could we do Friday?",
    "I have a family emergency.",
    "The plumber comes at that hour.",
    "We accepted another application.",
    "You may bring your family to the showing.",
    "Single-family home with a family room and a master bedroom.",
    "Kids' playground and a dog park on site.",
    "Yes, two cats are fine.",
    "Native landscaping, French doors and a Spanish tile roof.",
    "The service elevator is out of order until Monday.",
  ])("allows ordinary words: %j", (text) => expect(checkFairHousing(text)).toEqual({ ok: true }));

  it("checks a long text in under half a second", () => {
    const long = "no one can say where the people of the building are ".repeat(400);
    const before = performance.now();
    checkFairHousing(long);
    expect(performance.now() - before).toBeLessThan(500);
  });
});
