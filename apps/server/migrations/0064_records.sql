-- What an owner decided about an application, with what it was decided by. `judged` is kept as the text it was written
-- in, so that a changed byte of it shows.
create table verdict (
  id uuid primary key,
  company_id uuid not null,
  inquiry_id uuid not null references inquiry (id),
  bundle_id uuid not null references application_bundle (id),
  move text not null,
  judged json not null,
  report_ids json not null,
  decided_by uuid not null references app_user (id),
  decided_at timestamptz not null,
  constraint verdict_move_known check (move in ('accept', 'decline', 'reconsider'))
);
create index verdict_by_bundle on verdict (bundle_id, decided_at);
create index verdict_by_inquiry on verdict (inquiry_id);

-- Each time a lead was found to meet the home's requirements or not. `judged` is null where the log alone told of it,
-- and once it is erased.
create table qualification (
  id uuid primary key default uuidv7(),
  company_id uuid not null,
  inquiry_id uuid not null references inquiry (id),
  outcome text not null,
  judged json,
  at timestamptz not null,
  constraint qualification_outcome_known check (outcome in ('passes', 'fails', 'undecided'))
);
create index qualification_by_inquiry on qualification (inquiry_id, at);

-- What of an inquiry's chain was erased: the items of a kind up to a position.
create table erasure (
  id uuid primary key,
  inquiry_id uuid not null references inquiry (id),
  kind text not null,
  through_position int not null,
  at timestamptz not null,
  constraint erasure_kind_known check (kind in ('message', 'qualification', 'verdict'))
);
create index erasure_by_inquiry on erasure (inquiry_id, kind);

-- A chain per inquiry: each link is a keyed digest over the one before it and the digest of one item. The salt goes when
-- the item is erased, so that its digest tells nothing of it any more.
create table chain_link (
  inquiry_id uuid not null references inquiry (id),
  position int not null,
  kind text not null,
  item_id uuid not null unique,
  salt bytea,
  digest bytea not null,
  link bytea not null,
  primary key (inquiry_id, position),
  constraint chain_link_kind_known check (kind in ('message', 'qualification', 'verdict', 'erasure'))
);

-- Everything a chain is over, with the fields that its digest covers; whoever stores one appends it with the same ones.
create view chain_item as
  select inquiry_id, 'message' as kind, id, seq as place,
         array[sender, channel, content, ((extract(epoch from created_at) * 1000000)::bigint)::text] as fields
  from message
  union all
  select inquiry_id, 'qualification', id, null,
         array[outcome, judged::text, ((extract(epoch from at) * 1000000)::bigint)::text]
  from qualification
  union all
  select inquiry_id, 'verdict', id, null,
         array[bundle_id::text, move, judged::text, report_ids::text, decided_by::text,
               ((extract(epoch from decided_at) * 1000000)::bigint)::text]
  from verdict
  union all
  select inquiry_id, 'erasure', id, null,
         array[kind, through_position::text, ((extract(epoch from at) * 1000000)::bigint)::text]
  from erasure;

-- The inquiries whose chain is still to be begun over what they hold.
create table chain_to_begin (inquiry_id uuid primary key references inquiry (id));
insert into chain_to_begin select id from inquiry;

-- A text's words are its content, which is forgotten in time or at once; its envelope held them a second time.
update arrival set envelope = envelope - 'Body' where channel = 'SMS' and envelope ? 'Body';
