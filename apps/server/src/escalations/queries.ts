import type { EscalationView } from "@porchlight/contract/escalations.ts";
import {
  type EscalationReason,
  type EscalationStatus,
  type EscalationType,
  ownersMoves,
} from "@porchlight/domain/escalations/lifecycle.ts";
import { unnamedRenter } from "@porchlight/domain/kernel/names.ts";
import { type Reader, rows, type Sql, sql, type Tx } from "../platform/database/database.ts";
import { becomesKnowledge } from "./store.ts";

type EscalationRow = {
  id: string;
  type: EscalationType;
  reason: EscalationReason | null;
  status: EscalationStatus;
  questionText: string;
  createdAt: Temporal.Instant;
  propertyId: string;
  displayName: string;
  coverImage: string | null;
  lastInstructions: string | null;
  renters: {
    id: string;
    name: string | null;
    phone: string | null;
    email: string | null;
    inquiryId: string;
    questionText: string;
  }[];
};

const titles: Record<EscalationType, string> = {
  PROPERTY_QUESTION: "Property Question",
  SELF_SHOWING_INSTRUCTIONS_REQUEST: "Self Showing Instructions Request",
  PHONE_CALL_REQUEST: "Phone Call Request",
  OTHER_PROPERTIES_CALL_REQUEST: "Other Properties Call Request",
};

const select = sql`
  select escalation.id, type, reason, escalation.status, question_text as "questionText", escalation.created_at as "createdAt",
         property.id as "propertyId", property.display_name as "displayName",
         property.images -> 0 ->> 'thumbnailUrl' as "coverImage", asked.renters,
         case when type = 'SELF_SHOWING_INSTRUCTIONS_REQUEST' then
           (select instructions from tour_instructions shared where shared.property_id = property.id
            order by shared.created_at desc, shared.id desc limit 1) end as "lastInstructions"
  from escalation
  join property on property.id = escalation.property_id
  cross join lateral (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', renter.id, 'name', renter.name, 'phone', renter.phone, 'email', renter.email,
      'inquiryId', asker.inquiry_id, 'questionText', asker.question_text) order by asker.created_at, asker.inquiry_id), '[]') as renters
    from escalation_asker asker join renter on renter.id = asker.renter_id
    where asker.escalation_id = escalation.id) asked`;

const viewOf = (found: EscalationRow): EscalationView => ({
  id: found.id,
  type: found.type,
  reason: found.reason,
  status: found.status,
  title: titles[found.type],
  questionText: found.questionText,
  createdAt: found.createdAt.toString(),
  property: { id: found.propertyId, displayName: found.displayName, coverImage: found.coverImage },
  renters: found.renters.map((renter) => ({ ...renter, name: renter.name ?? unnamedRenter })),
  becomesKnowledge: becomesKnowledge(found),
  lastInstructions: found.lastInstructions,
  moves: ownersMoves(found),
});

const list = async (on: Reader | Tx, rest: Sql): Promise<EscalationView[]> =>
  (await rows(on, sql<EscalationRow>`${select} ${rest}`)).map(viewOf);

export const companyEscalations = (on: Reader, companyId: string): Promise<EscalationView[]> =>
  list(
    on,
    sql`where escalation.company_id = ${companyId} and escalation.status = 'PENDING' order by escalation.created_at desc`,
  );

export const propertyEscalations = (on: Reader, propertyId: string): Promise<EscalationView[]> =>
  list(
    on,
    sql`where escalation.property_id = ${propertyId} and escalation.status = 'PENDING' order by escalation.created_at desc`,
  );

/** Returns these escalations in the order of their ids. */
export const escalationViewsOf = (on: Reader, ids: readonly string[]): Promise<EscalationView[]> =>
  list(on, sql`where escalation.id = any(${ids}::uuid[]) order by array_position(${ids}::uuid[], escalation.id)`);

export const escalationViewOf = async (on: Reader | Tx, id: string): Promise<EscalationView> =>
  (await list(on, sql`where escalation.id = ${id}`))[0]!;
