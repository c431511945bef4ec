-- The files of a picture are written down before they are written, so that what a broken-off upload or a deleted photo
-- leaves behind is found and deleted.

create table loose_picture (
  name uuid primary key,
  -- When its files go, unless a home has taken the picture by then; after a failure, when that is tried again.
  delete_at timestamptz not null,
  attempts int not null default 0
);
create index loose_picture_delete_at on loose_picture (delete_at);

-- A photo knows its size and its other files. The ones there are so far are the demonstration's drawings.
update property set images = (
  select jsonb_agg(
    image || jsonb_build_object(
      'cardUrl', replace(image ->> 'url', '-1600.webp', '-960.webp'),
      'jpegUrl', image ->> 'url',
      'width', 1600,
      'height', 1067,
      'uploadedAt', to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')
    ) order by position)
  from jsonb_array_elements(images) with ordinality as given (image, position))
where jsonb_array_length(images) > 0;
