-- A mail or text as it came is forgotten some time after it was handled; that it came stays known.

alter table arrival alter column content drop not null;
alter table arrival add constraint arrival_waits_with_content check (content is not null or handled_at is not null);
create index arrival_with_content on arrival (handled_at) where content is not null and handled_at is not null;
