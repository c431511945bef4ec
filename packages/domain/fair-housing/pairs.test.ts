import { describe, expect, it } from "vitest";
import { findUnfair } from "./check.ts";

/** Unlawful housing statements, each with a lawful way to say it, and lawful words that look similar. */
const said: Record<string, { pairs: [unfair: string, fair: string][]; fair: string[] }> = {
  "children and family": {
    pairs: [
      ["Adults only building, no children please.", "Quiet building with posted quiet hours of 10 pm to 7 am."],
      ["Perfect for a couple without kids.", "Two bedrooms, one bath, 780 sq ft."],
      ["Mature individuals preferred.", "Open to all applicants who meet the written rental criteria."],
      ["Limit one child.", "Maximum occupancy four people, as set by the city housing code."],
      [
        "Families with kids will be placed on the ground floor only.",
        "Ground-floor and third-floor units available; pick the one you like.",
      ],
      ["Extra $50 per month for each child.", "Rent is $1,850 per month for the unit, whoever lives in it."],
      ["Not suitable for toddlers because of the stairs.", "Interior stairs between the first and second level."],
      ["Ideal for empty nesters.", "Single-level plan with an attached garage."],
      ["Great for young professionals.", "Four blocks from the downtown light-rail stop."],
      ["No teenagers, we had trouble before.", "Guests must follow the house rules in the lease."],
      [
        "How many kids do you have? I would rather rent to someone without them.",
        "How many people will live in the home? We ask everyone, to check the occupancy limit.",
      ],
      ["Are you pregnant or planning to have a baby?", "When would you like to move in?"],
      [
        "Children may not use the pool or the courtyard.",
        "Pool rules: children under 14 need a supervising adult, as the county health code says.",
      ],
      [
        "55+ lifestyle, no one younger.",
        "Qualified 55+ community under HOPA; at least one resident aged 55 or older per home.",
      ],
    ],
    fair: ["Family room, master bedroom and mother-in-law suite."],
  },
  "race and color": {
    pairs: [
      ["White tenants preferred.", "All applications are reviewed in the order received."],
      ["Looking for a Caucasian roommate for the whole house.", "House for rent, three bedrooms, available June 1."],
      ["Integrated neighborhood with few minorities left.", "Neighborhood with a library, a park and two bus lines."],
      [
        "It is mostly a Black area, you may feel more at home elsewhere.",
        "I cannot describe residents of an area. Census data is public if you would like to look.",
      ],
      [
        "You would fit in better in the building on the east side.",
        "Both buildings have openings; here are the rents and floor plans for each.",
      ],
      [
        "No dreadlocks or braids, clean-cut tenants only.",
        "No dress or grooming rules; please treat shared areas with care.",
      ],
      ["Exclusive, restricted community with the right kind of people.", "Gated community with a keypad entry."],
    ],
    fair: ["White kitchen cabinets, black granite counters and brown carpet."],
  },
  "national origin": {
    pairs: [
      ["English speakers only.", "We can write in English or Spanish; ask for a translated lease summary."],
      ["American citizens only.", "Any applicant may apply; we verify identity the same way for everyone."],
      ["Ideal for Latino families.", "Two blocks from a grocery, a bakery and a farmers market."],
      ["No immigrants.", "Proof of income and a rental history check are needed from each adult."],
      ["Where are you from originally? Your accent is interesting.", "What is the best time to call you back?"],
      [
        "Send me your green card before I show the unit.",
        "Please bring any government-issued photo ID to the tour; we ask every visitor.",
      ],
      ["Do you cook strong-smelling ethnic food?", "The kitchen has a vented range hood."],
      [
        "In the heart of the Chinese part of town, mainly Chinese tenants.",
        "Half a mile from the Chinatown light-rail station.",
      ],
      [
        "If you complain again I will call immigration.",
        "I got your repair request; a plumber can come Thursday between 9 and 11.",
      ],
      [
        "Declined: applicant has an ITIN and not a social security number.",
        "Screening could not be completed with the data given; you may supply other proof from the list in our criteria.",
      ],
    ],
    fair: [],
  },
  religion: {
    pairs: [
      ["Christian home, looking for like-minded tenant.", "Room in a quiet house; shared kitchen and laundry."],
      ["No Muslims.", "Applications open to everyone who meets the posted criteria."],
      [
        "Walking distance to St. Mark parish, perfect for Catholic families.",
        "Near St. Mark Street and Cathedral Park.",
      ],
      [
        "Near the temple, great for the Jewish community.",
        "0.3 miles from downtown shops, places of worship and the library.",
      ],
      ["Two blocks from St. Joseph church and across from the mosque.", "Two blocks from 4th Avenue and Main Street."],
      ["Which church do you go to?", "Do you have questions on the lease terms?"],
      [
        "You may not hang religious items on your door, only wreaths at Christmas.",
        "Door decorations must be non-flammable and no larger than 24 inches; same rule for all.",
      ],
    ],
    fair: [
      "Apartment complex with a chapel; kosher meals available in the dining hall.",
      "Happy Easter from the leasing team! Office closed on Sunday.",
    ],
  },
  sex: {
    pairs: [
      ["Female tenants only.", "One-bedroom apartment with its own entrance."],
      ["Ideal for a bachelor, no single mothers.", "Bachelor apartment with kitchenette."],
      ["No gays, family values home.", "Shared laundry on the first floor."],
      ["Gentleman landlord seeks tidy lady.", "Owner lives on site; monthly exterior upkeep included."],
      ["Are you two a couple, two guys?", "Please list every adult who will be on the lease."],
      [
        "I can lower the rent if you go out with me.",
        "Rent is fixed at the advertised amount; a 14-month lease gets one half month free for anyone.",
      ],
      ["Your ID shows another gender, so I cannot rent to you.", "Please confirm the name to put on the lease."],
      [
        "Declined because police came to her home for domestic violence.",
        "Declined: monthly income below the posted minimum of 2.5 times rent.",
      ],
      ["Room in my own home, women only.", "Room in an owner-occupied home; shared bathroom."],
    ],
    fair: [],
  },
  disability: {
    pairs: [
      ["Able-bodied tenants only, third-floor walk-up.", "Third-floor walk-up, no elevator."],
      ["No wheelchairs.", "Step-free entry and 32-inch doorways; three steps to the patio."],
      ["Must be able to live independently.", "Residents are responsible for lawn care or may hire someone."],
      ["No mentally ill people or people on medication.", "Smoke-free building."],
      ["What is your disability?", "Thanks for your request. Which change would help you use the home?"],
      [
        "I need your medical records before I answer about the grab bar.",
        "A short note from a reliable source is enough if the need is not apparent; no diagnosis is needed.",
      ],
      [
        "We do not do reserved parking for anybody, no exceptions for disabled people.",
        "We will review your request for a reserved accessible space and reply by Friday.",
      ],
      [
        "A wheelchair will scratch my floors, so the deposit doubles.",
        "The deposit is one month of rent for every applicant.",
      ],
      ["You would be safer in a care home.", "The accessible unit is still open; would you like a tour?"],
      [
        "Declined: receives disability benefits and seems unstable.",
        "Declined: two unpaid landlord judgments in the last 24 months, see the enclosed notice.",
      ],
      ["No recovering addicts or sober-living people.", "No illegal drug use or sale on the premises."],
    ],
    fair: [
      "Wheelchair ramp, roll-in shower, walk-in closet, great view.",
      "Jogging trail at the back; walking distance to the bus stop.",
    ],
  },
  "assistance animals": {
    pairs: [
      [
        "No pets, no exceptions, and that includes service dogs.",
        "No pets. Assistance animals are welcome; ask about a reasonable accommodation.",
      ],
      [
        "Emotional support animals pay the $300 pet deposit.",
        "Pet deposit $300. It does not apply to assistance animals.",
      ],
      [
        "Show me the service-dog registration card.",
        "If the need is not apparent, a note from someone who knows of it, such as a clinician, will do.",
      ],
      [
        "No pit bulls, even as assistance animals, the insurer forbids it.",
        "Breed rules are for pets; we review each assistance animal on its own record.",
      ],
      [
        "Your animal must weigh under 25 lb or it is not a real assistance animal.",
        "Pets: up to two, 25 lb each. Assistance animals are outside this limit.",
      ],
      ["Declined because of the support animal.", "Approved. Your assistance animal is noted; no pet rent is charged."],
    ],
    fair: ["Cats OK, one dog up to 40 lb, $35 monthly pet rent."],
  },
  "source of income": {
    pairs: [
      ["No Section 8.", "Housing vouchers accepted; the payment standard is checked with the housing authority."],
      [
        "Sorry, not approved for HUD vouchers or housing assistance.",
        "All lawful sources of income count towards the income rule.",
      ],
      ["Must have a W-2 job.", "Proof of lawful income of any kind: wages, benefits, pension, support, voucher."],
      [
        "We do not work with the housing authority, too much paperwork.",
        "Please send the voucher packet; we will fill in our part within five business days.",
      ],
      [
        "With a voucher you need income of three times the full rent.",
        "Income is compared with your share of the rent, not with the part the voucher pays.",
      ],
      ["Voucher holders pay a double deposit.", "The deposit is the same for everyone: $1,500."],
      [
        "Declined: income is from SSI and child support.",
        "Declined: total verified income of $2,100 is below the posted $2,700 for your share.",
      ],
      ["Working professionals only.", "Rent $1,400; minimum total income $3,500 per month from any lawful source."],
      ["No welfare.", "Application fee $40 per adult; criteria are attached."],
    ],
    fair: ["The unit is open; the earliest tour is Saturday at 10."],
  },
  "age and marriage": {
    pairs: [
      ["No one over 60.", "Elevator building with a gym."],
      ["Married couples only.", "Up to two adults per bedroom under the local code."],
      ["Seeking a young, energetic tenant.", "Close to hiking trails and a climbing gym."],
      ["Are you divorced? Who else is on your tax return?", "Which adults should be on the application?"],
      ["No college students.", "Each adult applicant, or a guarantor, must meet the income rule."],
    ],
    fair: ["All lease signers must be 18 or older, or an emancipated minor."],
  },
  "military service": {
    pairs: [
      [
        "No military, they always break the lease.",
        "Leases follow the federal rules for service members who get orders.",
      ],
      ["We do not rent to veterans with VA benefits.", "VA benefits count as income; please upload the award letter."],
    ],
    fair: ["Military discount: no application fee for active-duty members and veterans."],
  },
  "criminal records": {
    pairs: [
      [
        "No criminal record of any kind, no arrests.",
        "Criminal records are reviewed one by one: kind of offence, how long ago, and what changed since.",
      ],
      [
        "Declined because of an arrest in 2019.",
        "Declined: conviction on 2023-05-02 for property damage to a rental home; you may send further facts within 5 days.",
      ],
      ["Your kind always has a record, so no.", "We have not yet seen the report; you will hear by Monday."],
      [
        "Have you ever been arrested?",
        "Our screening criteria are attached. The check comes after the conditional offer where the law asks for that order.",
      ],
      [
        "Never-evicted tenants only, not even a filing.",
        "Eviction judgments in the last three years are weighed; dismissed filings are ignored.",
      ],
    ],
    fair: [],
  },
  steering: {
    pairs: [
      ["Safe neighborhood with low crime.", "Exterior lighting on a timer and a deadbolt on each door."],
      [
        "Is it safe? Yes, no trouble-makers live here, you know what I mean.",
        "I cannot rate how safe an area is. The police department publishes a crime map.",
      ],
      [
        "The schools here are the best, the kids are from good families.",
        "The address falls in the Lincoln district; the state publishes school report cards.",
      ],
      [
        "Other families like yours live in phase two, I will show you only those.",
        "These are all open units that match your dates and budget.",
      ],
      ["Exclusive family-friendly street.", "Cul-de-sac street with a playground 200 yards away."],
      [
        "People of your faith usually pick the north side.",
        "Tell me your commute and I will list travel times for each home.",
      ],
      ["Traditional neighborhood with old-fashioned values.", "Neighborhood of homes built between 1920 and 1940."],
    ],
    fair: ["Two people are ahead of you; I can add you to the waiting list in the order of contact."],
  },
  "unequal terms": {
    pairs: [
      [
        "For you the deposit is two months, given your background.",
        "The deposit is one month; the criteria sheet lists the only cases that change it.",
      ],
      [
        "No need for an application, I go by how people look.",
        "Please apply online; we review complete applications in the order received.",
      ],
      [
        "I feel you would not be a good fit.",
        "The application does not meet rule 3 of the criteria (income); the notice explains your rights.",
      ],
      [
        "You complained to HUD, so I will not renew.",
        "Your lease ends on August 31; the renewal offer is attached on the same terms as for the other units.",
      ],
      [
        "Send a photo of yourself and I will decide about a tour.",
        "Send your preferred tour time and the names of visitors.",
      ],
    ],
    fair: [
      "Declined in part because of a consumer report; the notice names the agency, your right to a free copy and how to dispute it.",
      "We can approve with a co-signer; this is an adverse action, so the notice is enclosed.",
    ],
  },
};

/** Ordinary words about homes that a hasty reader would take for something else. */
const ordinary = [
  "No smoking.",
  "Single-family home.",
  "Kids' playground and dog park on site.",
  "Child-proof outlet covers.",
  "Children welcome.",
  "Near Church Street Marketplace.",
  "Mosque Hill Road",
  "Deposit $1,500, credit check for each adult.",
  "Maximum two vehicles.",
  "Blind-ready windows, blackout blinds included.",
  "Black-owned coffee shop nearby",
  "Handicap parking space on site",
  "Senior discount on laundry",
  "Service elevator.",
  "Disabled alarm feature can be reset.",
  "Minority of units have a balcony.",
  "Native landscaping, English ivy, French doors, Spanish tile roof, Dutch door, Turkish towels, Indian School Road",
  "Mature trees.",
  "Retired rail line trail.",
  "Straight-forward parking.",
  "Transit line.",
  "Old-world charm.",
  "Section 8(b) of the lease covers guests.",
];

describe("The fair-housing findings in a text", () => {
  for (const [subject, { pairs, fair }] of Object.entries(said))
    describe(`on ${subject}`, () => {
      it.each(pairs)("include %j but not %j", (unfair, lawful) => {
        expect(findUnfair(unfair)).not.toEqual([]);
        expect(findUnfair(lawful)).toEqual([]);
      });
      it.each(fair)("do not include %j", (lawful) => expect(findUnfair(lawful)).toEqual([]));
    });

  it.each(ordinary)("do not include %j", (text) => expect(findUnfair(text)).toEqual([]));

  it("are each returned once, in the order of the text", () => {
    const grounds = findUnfair("No kids. The yard is big. Female tenants only, and no Section 8.").map(
      ({ ground }) => ground,
    );
    expect(grounds).toEqual(["familial status", "sex", "source of income"]);
  });
});
