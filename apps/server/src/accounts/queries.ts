import type { CompanyView, InvestorView, UserView } from "@porchlight/contract/accounts.ts";
import type { CommunicationChannel } from "@porchlight/domain/conversations/channels.ts";
import { firstNameOf } from "@porchlight/domain/kernel/names.ts";
import { refuse } from "@porchlight/domain/refusals.ts";
import { type Reader, row, sql, type Tx } from "../platform/database/database.ts";

/** Whom a company's renters deal with and whom the product tells things. `phone` is +1XXXXXXXXXX or null. */
export type Owner = {
  userId: string;
  name: string;
  firstName: string;
  email: string;
  phone: string | null;
  preferredCommunicationChannel: CommunicationChannel;
};

export type OwnerRow = Omit<Owner, "firstName">;

/** What is read of an owner, and from where; the company is that of `i`. */
export const ownerColumns = sql`
  u.id as "userId", u.name, u.email, u.phone, u.preferred_channel as "preferredCommunicationChannel"
  from investor i join app_user u on u.id = i.user_id`;

export const ownerNamed = (owner: OwnerRow): Owner => ({ ...owner, firstName: firstNameOf(owner.name) });

export async function ownerOf(on: Reader | Tx, companyId: string): Promise<Owner> {
  const owner = await row(on, sql<OwnerRow>`select ${ownerColumns} where i.company_id = ${companyId}`);
  return owner ? ownerNamed(owner) : refuse("not-found");
}

const userColumns = sql`
  u.id, u.role, u.name, u.email, u.phone as "phoneNumber", u.preferred_channel as "preferredCommunicationChannel",
  (select coalesce(jsonb_agg(jsonb_build_object(
      'id', linked.id, 'provider', linked.provider, 'userEmail', linked.user_email, 'isPrimary', linked.is_primary,
      'needsReconnect', linked.status = 'BROKEN') order by linked.linked_at, linked.id), '[]')
    from calendar linked join investor of_owner on of_owner.company_id = linked.company_id
    where of_owner.user_id = u.id and linked.status <> 'UNLINKING') as calendars`;

const userViewOf = (user: UserView): UserView => ({
  id: user.id,
  role: user.role,
  name: user.name,
  email: user.email,
  phoneNumber: user.phoneNumber,
  preferredCommunicationChannel: user.preferredCommunicationChannel,
  calendars: user.calendars,
});

export async function userView(on: Reader | Tx, userId: string): Promise<UserView> {
  const user = await row(on, sql<UserView>`select ${userColumns} from app_user u where u.id = ${userId}`);
  return user ? userViewOf(user) : refuse("not-found");
}

type InvestorRow = UserView &
  Omit<InvestorView, "user" | "onboarding"> & {
    initial: boolean;
    property: boolean;
    dashboard: boolean;
    renterProfile: boolean;
  };

export async function investorView(on: Reader | Tx, companyId: string): Promise<InvestorView> {
  const investor = await row(
    on,
    sql<InvestorRow>`
      select ${userColumns}, i.company_id as "companyId", i.address, i.city, i.state, i.zip, i.latitude, i.longitude,
             i.initial_onboarding_completed as "initial", i.property_onboarding_completed as "property",
             i.dashboard_onboarding_completed as "dashboard", i.renter_profile_onboarding_completed as "renterProfile",
             i.preferred_screening_sensitivity as "preferredScreeningSensitivity"
      from investor i join app_user u on u.id = i.user_id where i.company_id = ${companyId}`,
  );
  if (!investor) return refuse("not-found");
  const { address, city, state, zip, latitude, longitude, preferredScreeningSensitivity } = investor;
  return {
    user: userViewOf(investor),
    companyId: investor.companyId,
    address,
    city,
    state,
    zip,
    latitude,
    longitude,
    onboarding: {
      initialOnboardingCompleted: investor.initial,
      propertyOnboardingCompleted: investor.property,
      dashboardOnboardingCompleted: investor.dashboard,
      renterProfileOnboardingCompleted: investor.renterProfile,
    },
    preferredScreeningSensitivity,
  };
}

export async function companyView(on: Reader | Tx, companyId: string): Promise<CompanyView> {
  const company = await row(
    on,
    sql<Omit<CompanyView, "isIntegrationConnected" | "integrations"> & { feedUrl: string | null }>`
      select id, name, account_type as "accountType", size, units_overseen as "numberOfUnitsOverseeing",
             description as "perceivedProductValueProposition", feed_url as "feedUrl"
      from company where id = ${companyId}`,
  );
  if (!company) return refuse("not-found");
  const { feedUrl, ...told } = company;
  return { ...told, isIntegrationConnected: feedUrl !== null, integrations: { feed: feedUrl } };
}
