-- The company that made a report which a renter brings: its name, and its phone, its address or both.
alter table screening add column report_agency jsonb;
