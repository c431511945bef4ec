import { describe, expect, it } from "vitest";
import { hear, unknownIn } from "../testing.ts";

describe("Money and terms, by the words around them", () => {
  it.each(["my credit is bad because of medical bills, would that be ok", "old hospital bills hurt my credit"])(
    "asks of no utilities: %j",
    (text) => expect(hear(text).topics).not.toContain("utilities"),
  );

  it.each(["which bills are included", "do i pay the heating bill"])("asks of utilities: %j", (text) =>
    expect(hear(text).topics.some((topic) => topic.startsWith("utilit"))).toBe(true),
  );

  it("does not take the score that is asked of for the renter's own", () => {
    expect(hear("my credit is bad, is 620 a hard no").facts.creditScore).toBeUndefined();
    expect(hear("my credit is 620, is that a no").facts.creditScore).toEqual({ low: 620, high: 620 });
  });

  it.each(["would rent be within the section 8 payment standard", "would a 601 be considered", "are the stairs steep"])(
    "asks more than a listing says: %j",
    (text) => {
      const { asks = [], unknownQuestions } = hear(text);
      expect(unknownQuestions.length > 0 || asks.some(({ needsOwner }) => needsOwner)).toBe(true);
    },
  );

  it.each(["my voucher's payment standard is 1500, would that work", "my credit is 590 does that disqualify me"])(
    "asks what a listing says: %j",
    (text) => expect(hear(text).asks?.every(({ needsOwner }) => !needsOwner)).toBe(true),
  );

  it.each(["i had an eviction in 2020, can i still get approved", "would i be accepted with an old eviction"])(
    "asks of oneself and not whether the home is free: %j",
    (text) => expect(hear(text).topics).not.toContain("availability"),
  );

  it.each(["what's the application cost for a married couple", "how much is it for couples to apply"])(
    "asks of a fee: %j",
    (text) => expect(hear(text).intents).not.toContain("fair_housing_probe"),
  );

  it.each([
    ["my voucher covers 1100, i pay 500", 500],
    ["i'd pay 350 and section 8 pays the rest", 350],
  ])("tells one's share of the rent: %j", (text, dollars) => {
    const heard = hear(text);
    expect(heard.facts.ownRentShare).toBe(dollars);
    expect(heard.intents).not.toContain("negotiate");
  });

  it.each(["i have section 8, can you do 1500?", "i can pay 1400"])("bargains: %j", (text) =>
    expect(hear(text).intents).toContain("negotiate"),
  );

  it.each(["what does the screening check", "what will your screening look at"])("asks what is looked at: %j", (text) =>
    expect(unknownIn(text)).toEqual([text]),
  );

  it("asks how strict it is", () =>
    expect(hear("how strict is the screening").topics).toContain("requirements.screening"));

  it.each(["if i get denied do you refund the 45", "do i get money back if my application is turned down, a refund"])(
    "asks whether the fee for applying comes back: %j",
    (text) => expect(hear(text).topics).toEqual(["application_fee.terms"]),
  );

  it.each(["is the deposit refundable if i am denied", "do you refund the deposit"])(
    "asks whether the deposit comes back: %j",
    (text) => expect(hear(text).topics.join()).toContain("deposit"),
  );

  it.each(["any chance you can do friday instead", "any way to do sunday"])("bargains for no price: %j", (text) =>
    expect(hear(text).intents).not.toContain("negotiate"),
  );

  it.each(["any chance you can do 1300 instead", "any chance the rent comes down if i sign friday"])(
    "bargains: %j",
    (text) => expect(hear(text).intents).toContain("negotiate"),
  );

  it("asks of a past that no lease is about, and more than the record of the credit says: bankruptcy", () =>
    expect(hear("i filed bankruptcy 2 years ago, would that disqualify me?")).toMatchObject({
      topics: ["requirements.credit"],
      asks: [{ needsOwner: true }],
    }));

  it("asks of no lease but a dog's age", () =>
    expect(hear("is a 2 year old dog ok").topics).not.toContain("lease_terms"));

  it.each(["can i do a 2 year lease", "is 2 years possible"])("asks of the lease's length: %j", (text) =>
    expect(hear(text).topics).toContain("lease_terms"),
  );

  it.each(["how much should i expect to pay for utilities", "what should i budget for utilities"])(
    "asks what utilities come to: %j",
    (text) => expect(hear(text).topics).toContain("utility_costs"),
  );

  it.each(["do i pay for utilities", "which utilities do i pay for"])("asks who pays: %j", (text) =>
    expect(hear(text).topics).not.toContain("utility_costs"),
  );

  it.each(["what is the penalty if i leave after 8 months", "can i move out early"])(
    "asks of ending the lease early: %j",
    (text) => expect(hear(text).topics).toContain("lease_break"),
  );

  it("asks what comes after the lease, and wishes for no month to month", () => {
    expect(hear("after the 6 months can i stay month to month").topics).toContain("lease_end");
    expect(hear("after the 6 months can i stay month to month").facts.leaseTermMonths).toBeUndefined();
    expect(hear("i would rather rent month to month").facts.leaseTermMonths).toBe(1);
  });

  it("adds the like income of another earner", () => {
    expect(hear("i make 2400 a month and my husband makes the same").facts.monthlyIncome).toBe(4800);
    expect(hear("i still make the same 2400 a month").facts.monthlyIncome).toBe(2400);
  });

  it.each(["would you take someone with a 560 score", "do they accept people with bad credit"])(
    "asks who may rent: %j",
    (text) => {
      expect(hear(text).intents).not.toContain("negotiate");
      expect(hear(text).topics).toContain("requirements.credit");
    },
  );

  it.each(["would you take 1300", "would the owner accept less"])("offers another price: %j", (text) =>
    expect(hear(text).intents).toContain("negotiate"),
  );

  it("counts the hours of a week", () => {
    expect(hear("pay is 20 an hour, 30 hours a week").facts.monthlyIncome).toBe(2600);
    expect(hear("i make 20 an hour").facts.monthlyIncome).toBe(3467);
  });

  it.each(["would the owner consider a hamster", "what is the difference in price for the 24 month lease"])(
    "asks for more than is recorded: %j",
    (text) => expect(hear(text).asks?.some(({ needsOwner }) => needsOwner)).toBe(true),
  );

  it.each(["whats the best you can do on the rent", "what is the best price the owner would do"])(
    "bargains for the best: %j",
    (text) => expect(hear(text).intents).toContain("negotiate"),
  );

  it.each(["what is the best you can do saturday", "best time to see it"])("bargains for nothing: %j", (text) =>
    expect(hear(text).intents).not.toContain("negotiate"),
  );

  it.each(["is the electric bill high", "are the bills expensive in winter"])("asks what it comes to: %j", (text) =>
    expect(hear(text).topics).toContain("utility_costs"),
  );

  it.each(["is the electric bill included", "who pays the gas bill"])("asks who pays the bill: %j", (text) =>
    expect(hear(text).topics).not.toContain("utility_costs"),
  );

  it.each(["1400 and i sign today", "$1,350 if we move in this week"])("offers a price: %j", (text) =>
    expect(hear(text).intents).toContain("negotiate"),
  );

  it.each(["4200 and we have no pets", "650 and i have no evictions"])("tells of oneself: %j", (text) =>
    expect(hear(text).intents).not.toContain("negotiate"),
  );

  it.each(["what is the owners bottom line price", "what is the landlord's absolute lowest number"])(
    "is after the owner's limit: %j",
    (text) => expect(hear(text).intents).toContain("request_private_info"),
  );

  it("asks of money, and for no other time: do i owe anything before moving in", () =>
    expect(hear("do i owe anything before moving in").intents).not.toContain("request_other_times"));

  it.each(["i have a 590 and great references, could he still work with me", "would she take less"])(
    "asks something: %j",
    (text) => expect(hear(text).intents.length + hear(text).unknownQuestions.length).toBeGreaterThan(0),
  );

  it.each(["do you do deposit alternatives", "is there deposit insurance instead"])(
    "asks of the deposit's terms: %j",
    (text) => expect(hear(text).topics).toContain("deposit_terms"),
  );
});
