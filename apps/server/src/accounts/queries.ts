import type { CompanyView, InvestorView, OwnUserView, UserView } from "@porchlight/contract/accounts.ts";
import type { MemberRole } from "@porchlight/domain/accounts/account.ts";
import type { CommunicationChannel } from "@porchlight/domain/conversations/channels.ts";
import { firstNameOf } from "@porchlight/domain/kernel/names.ts";
import type { ScreeningSensitivity } from "@porchlight/domain/properties/property.ts";
import { refuse } from "@porchlight/domain/refusals.ts";
import { type Reader, row, rows, sql, type Tx } from "../platform/database/database.ts";

/** A member of a company, with what is needed to notify them. `phone` is in E.164, or null. */
export type Member = {
  userId: string;
  role: MemberRole;
  name: string;
  firstName: string;
  email: string;
  phone: string | null;
  preferredCommunicationChannel: CommunicationChannel;
  /** The zone of the browser they last called from; null before the first call. */
  timeZone: string | null;
};

/** The member whom a company's renters deal with. */
export type Owner = Member;

export type MemberRow = Omit<Member, "firstName">;

/** The columns of a member and their source; the company is that of `m`. */
export const memberColumns = sql`
  u.id as "userId", m.role, u.name, u.email, u.phone, u.preferred_channel as "preferredCommunicationChannel",
  m.time_zone as "timeZone"
  from member m join app_user u on u.id = m.user_id`;

export const memberNamed = (member: MemberRow): Member => ({ ...member, firstName: firstNameOf(member.name) });

/** The owner of a company. Errors  `not-found` */
export async function ownerOf(on: Reader | Tx, companyId: string): Promise<Owner> {
  const owner = await row(
    on,
    sql<MemberRow>`select ${memberColumns} where m.company_id = ${companyId} and m.role = 'OWNER'`,
  );
  return owner ? memberNamed(owner) : refuse("not-found");
}

/** Returns the member with a user id, or null. */
export async function memberOf(on: Reader | Tx, userId: string): Promise<Member | null> {
  const member = await row(on, sql<MemberRow>`select ${memberColumns} where m.user_id = ${userId}`);
  return member && memberNamed(member);
}

/** Returns everyone who is notified of a company's events, its owner first. */
export const membersOf = async (on: Reader | Tx, companyId: string): Promise<Member[]> =>
  (
    await rows(
      on,
      sql<MemberRow>`
        select ${memberColumns} where m.company_id = ${companyId} order by m.role = 'OWNER' desc, u.created_at, u.id`,
    )
  ).map(memberNamed);

const userColumns = sql`
  u.id, u.role, u.name, u.email, u.phone as "phoneNumber", u.preferred_channel as "preferredCommunicationChannel",
  (select coalesce(jsonb_agg(jsonb_build_object(
      'id', linked.id, 'provider', linked.provider, 'userEmail', linked.user_email, 'isPrimary', linked.is_primary,
      'needsReconnect', linked.status = 'BROKEN') order by linked.linked_at, linked.id), '[]')
    from calendar linked where linked.user_id = u.id and linked.status <> 'UNLINKING') as calendars`;

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

/** Returns a person as they see themselves. Errors  `not-found` */
export async function ownUserView(on: Reader | Tx, userId: string, now: Temporal.Instant): Promise<OwnUserView> {
  const user = await row(
    on,
    sql<OwnUserView>`
      select ${userColumns}, u.password_hash is not null as "hasPassword", wanted.email as "pendingEmail"
      from app_user u left join email_change wanted on wanted.user_id = u.id and wanted.expires_at > ${now}
      where u.id = ${userId}`,
  );
  if (!user) return refuse("not-found");
  return { ...userViewOf(user), hasPassword: user.hasPassword, pendingEmail: user.pendingEmail };
}

type InvestorRow = UserView &
  Omit<InvestorView, "user" | "onboarding"> & {
    initial: boolean;
    property: boolean;
    dashboard: boolean;
    renterProfile: boolean;
  };

/** Returns a signed-in member with their company, profile and onboarding. Errors `not-found` */
export async function investorView(on: Reader | Tx, userId: string): Promise<InvestorView> {
  const investor = await row(
    on,
    sql<InvestorRow>`
      select ${userColumns}, m.company_id as "companyId", m.address, m.city, m.state, m.zip, m.latitude, m.longitude,
             m.initial_onboarding_completed as "initial", m.property_onboarding_completed as "property",
             m.dashboard_onboarding_completed as "dashboard", m.renter_profile_onboarding_completed as "renterProfile",
             m.preferred_screening_sensitivity as "preferredScreeningSensitivity"
      from member m join app_user u on u.id = m.user_id where m.user_id = ${userId}`,
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

/** Returns a member's preferred screening sensitivity, where they set one. */
export const preferredSensitivityOf = async (on: Reader | Tx, userId: string): Promise<ScreeningSensitivity | null> =>
  (
    await row(
      on,
      sql<{ preferred: ScreeningSensitivity | null }>`
        select preferred_screening_sensitivity as preferred from member where user_id = ${userId}`,
    )
  )?.preferred ?? null;
