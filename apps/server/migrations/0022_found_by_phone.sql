-- A text is from nobody's company: whose it is, is found by its number alone, among everybody's.
drop index renter_by_phone;
create index renter_by_phone on renter (phone, company_id) where phone is not null;
create index app_user_by_phone on app_user (phone) where phone is not null;
