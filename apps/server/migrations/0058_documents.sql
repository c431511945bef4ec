-- The files of an application, and who opened them.

create table document (
  -- Names its sealed files, too.
  id uuid primary key,
  application_id uuid not null references application (id) on delete cascade,
  kind text not null,
  file_name text not null,
  -- Of the file that is kept: a picture is kept as a JPEG.
  file_size int not null,
  mime_type text not null,
  has_thumbnail boolean not null,
  -- Each person has so many places for files, so that many at once cannot pass the limit.
  place smallint not null,
  created_at timestamptz not null,
  constraint document_kind_known check (kind in ('PHOTO_ID', 'PROOF_OF_INCOME', 'ADDITIONAL', 'PET_PHOTO')),
  constraint document_place_known check (place between 1 and 30),
  constraint document_one_a_place unique (application_id, place)
);

-- Stays when the document is deleted.
create table document_opening (
  id uuid primary key default uuidv7(),
  document_id uuid not null,
  application_id uuid not null references application (id) on delete cascade,
  user_id uuid not null references app_user (id),
  role text not null check (role in ('investor', 'renter')),
  opened_at timestamptz not null
);
create index document_opening_by_application on document_opening (application_id, opened_at);

-- As `loose_picture`: the files of a document are written down before they are written.
create table loose_document (
  name uuid primary key,
  delete_at timestamptz not null,
  attempts int not null default 0
);
create index loose_document_delete_at on loose_document (delete_at);

-- However a document goes, alone or with its application, its files are due for deletion from then on.
create function orphan_documents() returns trigger language plpgsql as $$
begin
  insert into loose_document (name, delete_at) select id, created_at from gone on conflict do nothing;
  return null;
end $$;
create trigger document_orphaned after delete on document
  referencing old table as gone for each statement execute function orphan_documents();
