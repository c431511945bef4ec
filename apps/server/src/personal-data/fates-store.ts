import { newTalk } from "@porchlight/assistant/talk.ts";
import { json, type Sql, sql } from "../platform/database/database.ts";

/** By what the traces of a person are found: as companies know them, and where. */
export type KnownPerson = {
  names: string[];
  /** In lower case. */
  emails: string[];
  /** E.164. */
  phones: string[];
  companyIds: string[];
  applicationIds: string[];
};

/** The steps in which a person is erased, in their order, and whose rows each step takes. */
export type Scopes = {
  application: { applicationId: string };
  lead: { inquiryId: string };
  contact: { renterId: string; companyId: string; phone: string | null };
  account: { userId: string };
  traces: KnownPerson;
};
export type Step = keyof Scopes;

/** A table of which rows go or change in a step, or one of which nothing is erased. */
export type Fate =
  | { step: Step; rows: (of: never) => Sql; isDeleted: true }
  | {
      step: Step;
      rows: (of: never) => Sql;
      /** The columns that are erased and what they hold afterwards. */
      columns: (of: never) => Record<string, Sql>;
      /** The names of the columns that stay. */
      kept: string;
    }
  | { holds: string; words: string };

const erased = <S extends Step>(
  step: S,
  rows: (of: Scopes[S]) => Sql,
  kept: string,
  columns: (of: Scopes[S]) => Record<string, Sql>,
): Fate => ({ step, rows, kept, columns });
const deleted = <S extends Step>(step: S, rows: (of: Scopes[S]) => Sql): Fate => ({ step, rows, isDeleted: true });
/** A table of which nothing is erased: what it holds, and its columns that may hold words. */
const untouched = (holds: string, words = ""): Fate => ({ holds, words });

const nothing = sql`null`;
const noWords = sql`''`;
const noMap = sql`'{}'::jsonb`;
/** What an owner reads where a renter's question was. */
export const erasedQuestion = "The renter erased this question.";

/** Whether a notice quotes a question whose renter erased their words, be it also asked by others. */
const quotesErased = sql`exists (
  select from event join escalation_asker asker
    on asker.escalation_id = event.escalation_id and asker.inquiry_id = event.inquiry_id
  where seq = event_seq and asker.question_text = '')`;

const ofInquiry = ({ inquiryId }: Scopes["lead"]) => sql`inquiry_id = ${inquiryId}`;
const ofApplication = ({ applicationId }: Scopes["application"]) => sql`application_id = ${applicationId}`;
const ofUser = ({ userId }: Scopes["account"]) => sql`user_id = ${userId}`;
const askedBy = ({ inquiryId }: Scopes["lead"]) =>
  sql`(select escalation_id from escalation_asker where inquiry_id = ${inquiryId})`;

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
const firstOf = (name: string): string => name.split(/\s+/u)[0] ?? "";
/** A phone in any way of writing it: its last ten digits, with whatever stands between their groups. */
const phonePattern = (phone: string): string =>
  phone
    .replace(/\D/g, "")
    .slice(-10)
    .replace(/^(\d{3})(\d{3})(\d{4})$/, "$1\\D{0,3}$2\\D{0,3}$3");

/** A pattern that finds a person's name, email or phone in a text; one that finds nothing where all are unknown. */
export function patternOf({ names, emails, phones }: KnownPerson): string {
  const words = [...names, ...names.map(firstOf), ...emails].filter((word) => word.length > 1).map(escaped);
  const found = [...words.map((word) => `\\y${word}\\y`), ...phones.map(phonePattern)];
  return found.length > 0 ? found.join("|") : "^\\y$";
}

const toThem = ({ emails, phones }: KnownPerson) =>
  sql`(lower(recipient) = any(${emails}::text[]) or recipient = any(${phones}::text[]))`;
const fromThem = ({ emails, phones }: KnownPerson) =>
  sql`(lower(sender) = any(${emails}::text[]) or sender = any(${phones}::text[]))`;
/** A notice of a person's rights goes out, whatever they erase. */
const isDropped = (person: KnownPerson) => sql`(status = 'queued' and ${toThem(person)} and not ${isNotice})`;
const isNotice = sql`exists (select from adverse_notice where delivery_id = delivery.id)`;
const isOver = (person: KnownPerson) => sql`(status in ('sent', 'failed', 'dropped') or ${isDropped(person)})`;

/**
 * What becomes of every table when a renter erases what is theirs, in the order in which a step takes them. Where only
 * some columns go, each column is named, so that a new one has to be decided about.
 */
export const fates: Readonly<Record<string, Fate>> = {
  // A person's application
  document: deleted("application", ofApplication),
  screening: erased(
    "application",
    ofApplication,
    `application_id company_id status bundle_id products age_confirmed_at consented_at request_id bureau_renter_id
     request_renter_id exam_id failed_exams sitting sitting_until order_tried_at ordered_at delivered_at expires_at read_at
     readings last_read_at updated_at`,
    () => ({
      ...{ consented_from: nothing, consent: nothing, stated: nothing, summary: nothing },
      ...{ report_agency: nothing, report_made_on: nothing },
    }),
  ),
  application_bundle: erased(
    "application",
    ({ applicationId }) =>
      sql`id = (select bundle_id from application where id = ${applicationId} and type = 'APPLICANT')`,
    `id company_id property_id inquiry_id renter_id status criteria attestation sent_by created_at updated_at submitted_at
     withdrawn_at decided_at decided_by erase_at offered_at`,
    () => ({ occupants_under_eighteen: nothing }),
  ),
  application: erased(
    "application",
    ({ applicationId }) => sql`id = ${applicationId}`,
    `id bundle_id company_id renter_id type status language invited_at started_at submitted_at expires_at created_at
     updated_at reminders_sent`,
    () => ({ answers: noMap, saved_at: noMap, submitted_from: nothing, remind_at: nothing }),
  ),

  // A lead and its conversation
  message: deleted("lead", ofInquiry),
  turn_record: deleted("lead", ofInquiry),
  world_part: erased("lead", heldWithQuestions, "property_id digest", (of) => ({
    content: withoutQuestions(of),
    is_erased: sql`true`,
  })),
  visitor: deleted("lead", ofInquiry),
  qualification: erased("lead", ofInquiry, "id company_id inquiry_id outcome at", () => ({ judged: nothing })),
  escalation: erased(
    "lead",
    (of) => sql`id in ${askedBy(of)}`,
    `id company_id property_id type reason status handled_by handled_at reminders created_at request_id runs_out_at`,
    (of) => ({ question_text: otherQuestion(of), answer: ownAnswer(of), topic: otherTopic(of) }),
  ),
  knowledge: erased(
    "lead",
    (of) => sql`escalation_id in ${askedBy(of)}`,
    "id company_id property_id topic answer escalation_id created_at updated_at",
    () => ({ question: sql`(select question_text from escalation where id = escalation_id)` }),
  ),
  escalation_asker: erased("lead", ofInquiry, "escalation_id inquiry_id renter_id created_at", () => ({
    question_text: noWords,
  })),
  reschedule_request: erased(
    "lead",
    ofInquiry,
    "id company_id property_id inquiry_id renter_id asked_by request_id showing_id status created_at updated_at",
    () => ({ comment: nothing }),
  ),
  showing_request: erased(
    "lead",
    ofInquiry,
    `id company_id property_id showing_id inquiry_id renter_id status attendance warned_at owner_reminders created_at
     updated_at reminded_at over_at instructions_missed_at invite_uid asked_in moves_request_id`,
    () => ({ decline_reason: nothing }),
  ),
  event: erased(
    "lead",
    ofInquiry,
    `seq company_id kind at property_id inquiry_id renter_id showing_id request_id escalation_id user_id`,
    () => ({
      data: sql`data || case when data ? 'comment' then '{"comment": null}' else '{}'::jsonb end
                     || case when data ? 'reason' then '{"reason": null}' else '{}'::jsonb end`,
    }),
  ),
  inquiry: erased(
    "lead",
    ({ inquiryId }) => sql`id = ${inquiryId}`,
    `id company_id property_id renter_id source stage last_channel qualified_at last_renter_at last_reply_at created_at
     updated_at follow_ups_sent`,
    () => ({
      talk: json(newTalk),
      subject: nothing,
      thread: sql`'{}'`,
      taken_over_at: nothing,
      silent_since: nothing,
      waiting_since: nothing,
    }),
  ),

  // A company's contact
  activation: deleted("contact", ({ renterId }) => sql`renter_id = ${renterId}`),
  activation_email: deleted("contact", ({ renterId }) => sql`renter_id = ${renterId}`),
  text_consent: deleted("contact", ({ companyId, phone }) => sql`company_id = ${companyId} and phone = ${phone}`),
  renter: erased(
    "contact",
    ({ renterId }) => sql`id = ${renterId}`,
    "id company_id created_at updated_at erased_at",
    () => ({ user_id: nothing, name: nothing, email: nothing, phone: nothing, facts: noMap, highlights: sql`'[]'` }),
  ),

  // The account
  session: deleted("account", ofUser),
  one_time_code: deleted("account", ofUser),
  ownership_code: deleted("account", ofUser),
  password_reset: deleted("account", ofUser),
  email_change: deleted("account", ofUser),
  account_event: deleted("account", ofUser),
  document_opening: deleted("account", ofUser),
  report_reading: deleted("account", ofUser),
  app_user: deleted("account", ({ userId }) => sql`id = ${userId} and role = 'renter'`),

  // What came and went, and the fee
  payment: erased(
    "traces",
    ({ applicationIds }) => sql`application_id = any(${applicationIds}::uuid[])`,
    `id application_id company_id property_id language cents status session_id expires_at charge_id paid_at used_at
     refund_reason refund_id failed_refunds refunded_at look_at looks created_at updated_at description`,
    () => ({ email: noWords, name: noWords, url: nothing, receipt_url: nothing }),
  ),
  quarantine_notice: deleted(
    "traces",
    (person) => sql`notice::text ~* ${patternOf(person)}
    and company_id = any(${person.companyIds}::uuid[])`,
  ),
  arrival: erased(
    "traces",
    (
      person,
    ) => sql`handled_at is not null and sender <> '' and (${fromThem(person)} or envelope::text ~* ${emailPattern(person)}
      or exists (select from unnest(${person.emails}::text[]) email
                 where content is not null and position(convert_to(email, 'UTF8') in content) > 0))`,
    "id channel partner_id words_hash was_capped status attempts next_attempt_at handed_until received_at handled_at",
    () => ({ sender: noWords, content: nothing, envelope: noMap, note: nothing }),
  ),
  delivery: erased(
    "traces",
    (person) => sql`${toThem(person)}
      or (company_id = any(${person.companyIds}::uuid[]) and content::text ~* ${patternOf(person)})`,
    `id channel company_id message_id once_key attempts next_attempt_at handed_until not_after partner_id created_at sent_at
     quiet_zone quiet_from quiet_state tried_at`,
    (person) => ({
      content: sql`case when ${isOver(person)}
        then content - array['subject', 'toName', 'text', 'html', 'body', 'attachments'] else content end`,
      recipient: sql`case when ${isOver(person)} and ${toThem(person)} then '' else recipient end`,
      error: sql`case when ${isOver(person)} then null else error end`,
      // Who is still to hear of it does; its words go with that.
      is_secret: sql`true`,
      drop_reason: sql`case when ${isDropped(person)} then 'erased' else drop_reason end`,
      status: sql`case when ${isDropped(person)} then 'dropped' else status end`,
    }),
  ),
  member_notice: erased(
    "traces",
    (person) => sql`
      company_id = any(${person.companyIds}::uuid[]) and (line ~* ${patternOf(person)} or ${quotesErased})`,
    "event_seq company_id due_at told_in user_id dropped_at",
    (person) => ({
      line: sql`regexp_replace(
        case when ${quotesErased} then regexp_replace(line, ': ".*$', '') else line end,
        ${patternOf(person)}, 'A renter', 'gi')`,
    }),
  ),

  // What stays, for as long as the law or the books ask for it
  adverse_notice: untouched("the notice a person got of their rights, kept 3 years", "kind version subject body"),
  verdict: untouched("what an owner decided and by which criteria and facts, kept 3 years", "move judged report_ids"),
  channel_opt_out: untouched("who wants no texts or mails", "channel recipient"),
  personal_erasure: untouched("who erased; empties itself at the end", "contact"),
  chain_link: untouched("digests; `markErased` takes their salts", "kind salt digest link"),
  erasure: untouched("that items of a chain were erased", "kind"),
  payment_event: untouched("which events of the provider came", "id type"),
  loose_document: untouched("files to be deleted"),

  // What is no renter's
  action_link: untouched("links by which members act from mails", "action token_hash"),
  attempt_limit: untouched("how often something was tried, under hashed keys", "key"),
  calendar: untouched("owners' calendars", "provider account_sub user_email status refresh_token"),
  calendar_busy: untouched("when owners are busy"),
  calendar_entry: untouched("showings in owners' calendars", "event_id error"),
  chain_to_begin: untouched("inquiries without a chain"),
  company: untouched("companies", "name account_type size description feed_url"),
  due: untouched("when what comes due", "kind"),
  feed_home: untouched("homes as a property feed says them", "external_id said applied digest"),
  feed_photo: untouched("photos that a property feed names", "url problem"),
  invitation: untouched("which invitations to calendars went out", "holder"),
  llm_usage: untouched("how much a company asked a model"),
  loose_picture: untouched("files to be deleted"),
  member: untouched(
    "members of companies",
    "address city state zip preferred_screening_sensitivity marketing role time_zone",
  ),
  migration: untouched("migrations", "name"),
  property: untouched(
    "homes",
    `slug status display_name description highlights location specifications lease_conditions renter_requirements pet_policy
     parking included_utilities accessibility amenities images syndication time_zone availability_slots text_code intake_id
     missing_steps document`,
  ),
  property_card: untouched("homes as lists show them", "card"),
  property_feed: untouched("the property feeds of companies", "outcome skipped"),
  screening_landlord: untouched("owners as the bureau knows them"),
  screening_property: untouched("homes as the bureau knows them"),
  server_secret: untouched("the product's secrets", "name value"),
  showing: untouched("showings, which renters share", "tour_type status cancel_reason"),
  showing_agent: untouched("agents", "first_name last_name phone"),
  sign_up_attempt: untouched("owners who sign up", "email name password_hash marketing code_hash"),
  statistic_change: untouched("what counts and is in no total yet", "statistics"),
  statistic_total: untouched("how often what happened in an hour or a day", "unit"),
  syndication_entry: untouched("homes on platforms", "platform judged_by problems"),
  syndication_feed: untouched("the platforms' feeds", "platform fingerprint"),
  told_busy: untouched("conflicts that owners were told of"),
  tour_instructions: untouched("how to get into a home", "instructions code validity"),
  used_google_token: untouched("tokens that were used", "jti"),
};

/** What Piper knew of the lead's home, with an answer to a question of theirs. */
function heldWithQuestions(of: Scopes["lead"]) {
  return sql`property_id = (select property_id from inquiry where id = ${of.inquiryId})
    and jsonb_typeof(content) = 'array' and exists (
      select from jsonb_array_elements(content) known where (known ->> 'escalationId')::uuid in ${askedBy(of)})`;
}
const withoutQuestions = (of: Scopes["lead"]) => sql`
  (select jsonb_agg(case when (known ->> 'escalationId')::uuid in ${askedBy(of)}
                         then known || jsonb_build_object('question', ${erasedQuestion}::text) else known end order by place)
   from jsonb_array_elements(content) with ordinality as kept (known, place))`;

/** A question that others asked, too, keeps their words; an open one of this renter alone has none left. */
const otherQuestion = ({ inquiryId }: Scopes["lead"]) => sql`
  coalesce((select other.question_text from escalation_asker other
            where other.escalation_id = escalation.id and other.inquiry_id <> ${inquiryId} and other.question_text <> ''
            order by other.created_at limit 1), ${erasedQuestion})`;
/** The key of a question is made of its words: one that this renter alone asked gets another. */
const otherTopic = ({ inquiryId }: Scopes["lead"]) => sql`
  case when ${isAskedByOthers(inquiryId)} then topic else 'erased.' || id end`;
/** What the owner answered to this renter alone; what became knowledge of the home is kept there. */
const ownAnswer = ({ inquiryId }: Scopes["lead"]) => sql`
  case when ${isAskedByOthers(inquiryId)} then answer end`;
const isAskedByOthers = (inquiryId: string) => sql`
  exists (select from escalation_asker other where other.escalation_id = escalation.id and other.inquiry_id <> ${inquiryId})`;

const emailPattern = ({ emails }: KnownPerson): string => (emails.length > 0 ? emails.map(escaped).join("|") : "^\\y$");

/** Returns the statements that erase one scope of a step, in their order. */
export const erasing = <S extends Step>(step: S, of: Scopes[S]): Sql[] =>
  Object.entries(fates).flatMap(([table, fate]) => {
    if ("holds" in fate || fate.step !== step) return [];
    const taken = fate.rows(of as never);
    if ("isDeleted" in fate) return [sql`delete from ${sql.ref(table)} where ${taken}`];
    const changes = Object.entries(fate.columns(of as never)).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
    return [sql`update ${sql.ref(table)} set ${sql.join(changes)} where ${taken}`];
  });
