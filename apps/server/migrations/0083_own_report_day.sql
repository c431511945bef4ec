-- The day of a screening report that a renter brings, which laws have taken only for so long.
alter table screening add column report_made_on date;
