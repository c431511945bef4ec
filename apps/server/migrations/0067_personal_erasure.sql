-- A renter erases what is theirs: who asked, and what is left to do. The row stays, to show that it was done.

create table personal_erasure (
  -- The account, which is deleted with the rest.
  user_id uuid primary key,
  -- The names, emails, phones and companies by which traces are found; null once there can be no more.
  contact jsonb,
  asked_at timestamptz not null,
  -- When to go on or to look again; null once it is done.
  due_at timestamptz,
  done_at timestamptz
);
create index personal_erasure_due on personal_erasure (due_at) where due_at is not null;

-- Since when a contact is nobody's: the person erased what was theirs.
alter table renter add column erased_at timestamptz;
