import type { HistoryType, ResidenceStatus } from "../applications/answers.ts";
import type { BundleStatus } from "../applications/lifecycle.ts";
import type { ApplicationType } from "../applications/roles.ts";
import type { InquirySource, MessageChannel } from "../conversations/channels.ts";
import type { EscalationType } from "../escalations/lifecycle.ts";
import type { LeadStage } from "../leads/lifecycle.ts";
import type {
  AccessibilityValue,
  ArchitectureStyle,
  DepositRequirement,
  LeaseTerm,
  ParkingType,
  PetPolicyValue,
  PropertyType,
  ScreeningSensitivity,
  TourType,
  UtilityName,
} from "../properties/property.ts";
import type { ReportProduct } from "../screening/products.ts";
import type { ShowingStatus } from "../showings/lifecycle.ts";
import type { CodeValidityPeriod } from "../showings/self-guided.ts";

// What stands on screens for the values of the enums, as the documents have them.

export const propertyTypeLabels: Record<PropertyType, string> = {
  ROOM: "Room",
  STUDIO: "Studio",
  APARTMENT: "Apartment",
  HOUSE: "House",
  CONDO: "Condo",
  TOWNHOUSE: "Townhouse",
  DUPLEX: "Duplex",
};

export const architectureStyleLabels: Record<ArchitectureStyle, string> = {
  BUNGALOW: "Bungalow",
  CAPE_COD: "Cape Cod",
  COLONIAL: "Colonial",
  CONTEMPORARY: "Contemporary",
  CRAFTSMAN: "Craftsman",
  FRENCH: "French",
  GEORGIAN: "Georgian",
  LOFT: "Loft",
  MODERN: "Modern",
  QUEEN_ANNE_VICTORIAN: "Queen Anne Victorian",
  RANCH_RAMBLER: "Ranch/Rambler",
  SANTA_FE_PUEBLO_STYLE: "Santa Fe/Pueblo Style",
  SPANISH: "Spanish",
  SPLIT_LEVEL: "Split-level",
  TUDOR: "Tudor",
  OTHER: "Other",
};

export const parkingTypeLabels: Record<ParkingType, string> = {
  CARPORT: "Carport",
  GARAGE_ATTACHED: "Garage Attached",
  GARAGE_DETACHED: "Garage Detached",
  OFF_STREET: "Off Street",
  ON_STREET: "On Street",
  NONE: "None",
};

export const leaseTermLabels: Record<LeaseTerm, string> = {
  MONTH_TO_MONTH: "Month to Month",
  SIX_MONTHS: "6 Months",
  TWELVE_MONTHS: "12 Months",
  RENT_TO_OWN: "Rent to Own",
  OTHER: "Other",
};

export const tourTypeLabels: Record<TourType, string> = {
  IN_PERSON: "In-person",
  VIRTUAL: "Virtual",
  SELF_GUIDED: "Self-guided",
};

export const utilityLabels: Record<UtilityName, string> = {
  water: "Water",
  sewage: "Sewage",
  garbage: "Garbage",
  electricity: "Electricity",
  gas: "Gas",
  internet: "Internet",
  cable: "Cable",
};

export const petPolicyLabels: Record<PetPolicyValue, string> = {
  NOT_ALLOWED: "Not allowed",
  ALLOWED: "Allowed",
  BREED_RESTRICTIONS: "Breed restrictions",
  CASE_BY_CASE: "Case by case",
  NOT_SPECIFIED: "Not specified",
};

export const rentMultipleLabels: Record<DepositRequirement, string> = {
  HALF_X: "0.5x monthly rent",
  ONE_X: "1x monthly rent",
  TWO_X: "2x monthly rent",
  TWO_AND_HALF_X: "2.5x monthly rent",
  THREE_X: "3x monthly rent",
  THREE_AND_HALF_X: "3.5x monthly rent",
  NO_REQUIREMENT: "No requirement",
};

export const accessibilityLabels: Record<AccessibilityValue, string> = { YES: "Yes", NO: "No", UNKNOWN: "Unknown" };

export const screeningSensitivityLabels: Record<ScreeningSensitivity, string> = {
  STRICT: "Strict",
  MODERATE: "Moderate",
  OWNER_REVIEW: "Owner Review",
};

export const showingStatusLabels: Record<ShowingStatus, string> = {
  PENDING: "Pending",
  CONFIRMED: "Confirmed",
  COMPLETED: "Completed",
  CANCELED: "Canceled",
  DECLINED: "Declined",
  EXPIRED: "Expired",
};

/** The badge of a lead by its stage; the tones are those of `packages/design`. */
export const leadStageBadges = {
  INITIAL_CONTACT: { label: "Initial Contact", tone: "info" },
  REQUIREMENTS_NOT_MET: { label: "Not qualified", tone: "neutral" },
  SHOWING_REQUESTED: { label: "Showing Requested", tone: "warm" },
  SHOWING_DECLINED: { label: "Showing Declined", tone: "bad" },
  SHOWING_RESCHEDULE_REQUESTED_BY_RENTER: { label: "Showing Reschedule Requested by Renter", tone: "warm" },
  SHOWING_RESCHEDULE_REQUESTED_BY_OWNER: { label: "Showing Reschedule Requested by Owner", tone: "info" },
  SHOWING_CONFIRMED: { label: "Showing Confirmed", tone: "good" },
  SHOWING_COMPLETED: { label: "Showing Completed", tone: "info" },
  SHOWING_CANCELLED_BY_RENTER: { label: "Showing Cancelled by Renter", tone: "neutral" },
  SHOWING_CANCELLED_BY_OWNER: { label: "Showing Cancelled by Owner", tone: "neutral" },
  SHOWING_REQUEST_IGNORED_BY_OWNER: { label: "Showing Request Ignored by Owner", tone: "neutral" },
  STOPPED_PROPERTY_RENTED_OUT: { label: "Stopped Property Rented Out", tone: "moved" },
  APPLICATION_INVITE_SENT: { label: "Application Invite Sent", tone: "info" },
  APPLICATION_IN_PROGRESS: { label: "Application In Progress", tone: "info" },
  APPLICATION_COMPLETED: { label: "Application Completed", tone: "warm" },
  APPLICATION_ACCEPTED: { label: "Application Accepted", tone: "good" },
  APPLICATION_REJECTED: { label: "Application Rejected", tone: "bad" },
  NO_LONGER_INTERESTED: { label: "No Longer Interested", tone: "neutral" },
} as const satisfies Record<LeadStage, { label: string; tone: string }>;

export const applicationTypeLabels: Record<ApplicationType, string> = {
  APPLICANT: "Applicant",
  CO_APPLICANT: "Co-Applicant",
  CO_SIGNER: "Co-Signer",
};

export const reportLabels: Record<ReportProduct, string> = {
  CREDIT: "Credit report",
  CRIMINAL: "Criminal report",
  EVICTION: "Eviction report",
};

/** The badge of an application by the status of its bundle; the tones are those of `packages/design`. */
export const bundleBadges = {
  SENT: { label: "In progress", tone: "info" },
  IN_PROGRESS: { label: "In progress", tone: "info" },
  SUBMITTED: { label: "Ready for review", tone: "warm" },
  ACCEPTED: { label: "Accepted", tone: "good" },
  DECLINED: { label: "Declined", tone: "bad" },
} as const satisfies Record<BundleStatus, { label: string; tone: string }>;

export const historyTypeLabels: Record<HistoryType, string> = { CURRENT: "Current", PREVIOUS: "Previous" };

export const residenceStatusLabels: Record<ResidenceStatus, string> = {
  RENTED: "Rented",
  OWNED: "Owned",
  LIVING_WITH_FAMILY: "Stayed with someone",
  OTHER: "Other",
};

export const escalationTypeLabels: Record<EscalationType, string> = {
  PROPERTY_QUESTION: "Property Question",
  SELF_SHOWING_INSTRUCTIONS_REQUEST: "Self Showing Instructions Request",
  PHONE_CALL_REQUEST: "Phone Call Request",
  OTHER_PROPERTIES_CALL_REQUEST: "Other Properties Call Request",
};

export const codeValidityLabels: Record<CodeValidityPeriod, string> = {
  ONE_HOUR: "1 hour",
  TWO_HOURS: "2 hours",
  THREE_HOURS: "3 hours",
  ONE_DAY: "1 day (24h)",
  UNLIMITED: "Unlimited",
};

export const inquirySourceLabels: Record<InquirySource, string> = {
  LISTING_PAGE: "your listing page",
  SMS: "Text message",
  ZILLOW: "Zillow",
  TRULIA: "Trulia",
  HOTPADS: "HotPads",
  APARTMENTS_COM: "Apartments.com",
  REALTOR_COM: "Realtor.com",
  ZUMPER: "Zumper",
  FACEBOOK_MARKETPLACE: "Facebook Marketplace",
  CRAIGSLIST: "Craigslist",
  EMAIL: "Email",
  MANUAL: "added by you",
  OTHER: "Other",
};

export const channelLabels: Record<MessageChannel, string> = {
  WEB: "Web chat",
  EMAIL: "Email",
  SMS: "Text",
  PLATFORM: "Rental platform",
};
