import type { DemoHome } from "./demo-home.ts";
import { listedHomes } from "./portfolio-listed.ts";
import { otherHomes } from "./portfolio-others.ts";

/** The owner of the demonstration portfolio, who lives nowhere but here. */
export const demoOwner = {
  name: "Dana Whitfield",
  email: "dana@porchlight.test",
  phone: "+15035550110",
  companyName: "Whitfield Homes",
} as const;

/** Who shows the homes. The first is the owner. */
export const demoAgents = {
  dana: { firstName: "Dana", lastName: "Whitfield", phone: demoOwner.phone },
  theo: { firstName: "Theo", lastName: "Marsh", phone: "+15035550121" },
  lena: { firstName: "Lena", lastName: "Osei", phone: "+15035550122" },
} as const;
export type DemoAgent = keyof typeof demoAgents;

/** The zone all homes are in, and so the one the story's times of day are in. */
export const demoTimeZone = "America/Los_Angeles";

/** The homes of the demonstration: one in every status, three of them listed. */
export const demoPortfolio: Record<keyof typeof listedHomes | keyof typeof otherHomes, DemoHome> = {
  ...listedHomes,
  ...otherHomes,
};
export type DemoHomeName = keyof typeof demoPortfolio;
