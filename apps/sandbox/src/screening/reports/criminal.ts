import {
  addressOf,
  monthsBefore,
  nameOf,
  requestedConsumer,
  type Subject,
  sampleNotice,
  someMaskedNumber,
} from "./sample.ts";

/** A report on criminal records. Identities are found by name, so that several may be other people. */
export function criminalReport(subject: Subject): Record<string, unknown> {
  const identities = { clean: [], record: [convicted(subject)], mismatch: strangers(subject) }[
    subject.scenario.criminal
  ];
  return {
    SampleNotice: sampleNotice,
    RequestedConsumer: requestedConsumer(subject),
    CriminalIdentityCount: identities.length,
    SexOffenderIdentityCount: 0,
    MostWantedIdentityCount: 0,
    OFACIdentityCount: 0,
    OtherIdentityCount: 0,
    Identities: identities,
    CreatedOn: monthsBefore(subject, 0),
    Disclaimers: [
      { Key: "Sample", Value: sampleNotice },
      { Key: "Identity", Value: "Records are matched by name. Check that they are about the applicant." },
    ],
    PermissiblePurpose: "TenantScreening",
  };
}

const traits = {
  ...{ Race: "SAMPLE", Sex: "SAMPLE", Ethnicity: "SAMPLE", Complexion: "SAMPLE", Hair: "SAMPLE", Eye: "SAMPLE" },
  ...{ Height: "SAMPLE", Weight: "SAMPLE", Citizenship: "SAMPLE", BirthPlace: "SAMPLE" },
  ...{ ImageUrl: "https://photos.example.test/sample.jpg", Ssn: someMaskedNumber },
};

const convicted = (subject: Subject) => ({
  ...identityOf(subject, { BirthDate: "1980-01-01", Age: 46 }),
  ...addressOf(subject),
  SourceState: subject.property.sent.region,
  Offenses: [
    offense(subject, {
      Description: "THEFT IN THE THIRD DEGREE",
      Class: "MISDEMEANOR",
      DispositionDescription: "CONVICTED",
      DispositionDate: monthsBefore(subject, 50),
    }),
    // Without a disposition it is an arrest and no more.
    offense(subject, { Description: "DISORDERLY CONDUCT", Class: "MISDEMEANOR" }),
  ],
  ArrestCount: 1,
  CourtActionCount: 1,
});

const elsewhere = [
  { State: "FL", City: "SAMPLE BEACH", PostalCode: "33101", BirthDate: "1951-02-03", Age: 75 },
  { State: "TX", City: "SAMPLE CREEK", PostalCode: "75001", BirthDate: "1966-07-08", Age: 60 },
  { State: "OH", City: "SAMPLE HILLS", PostalCode: "43004", BirthDate: "2004-11-12", Age: 22 },
];

const strangers = (subject: Subject) =>
  elsewhere.map(({ BirthDate, Age, ...place }) => ({
    ...identityOf(subject, { BirthDate, Age }),
    ...{ StreetAddress: "900 ELSEWHERE RD", ...place },
    SourceState: place.State,
    Offenses: [
      offense(subject, {
        Description: "CRIMINAL MISCHIEF",
        Class: "MISDEMEANOR",
        DispositionDescription: "CONVICTED",
        DispositionDate: monthsBefore(subject, 70),
      }),
    ],
    ArrestCount: 0,
    CourtActionCount: 1,
  }));

const identityOf = (subject: Subject, born: { BirthDate: string; Age: number }) => ({
  ProductType: "Criminal",
  ...nameOf(subject),
  ...born,
  ...traits,
  IdNumbers: [],
  Case: { CaseNumber: "SAMPLE-0001", Court: "SAMPLE COUNTY COURT" },
  Aliases: [],
});

const offense = (
  subject: Subject,
  of: { Description: string; Class: string; DispositionDescription?: string; DispositionDate?: string },
) => ({
  OffenseDate: monthsBefore(subject, 76),
  ChargeDate: monthsBefore(subject, 75),
  Statute: "SAMPLE 1.01",
  Degree: null,
  DispositionDescription: null,
  DispositionDate: null,
  ...of,
});
