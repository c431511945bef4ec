-- What is paid for a home, the notices to a person, and when a home was rented out are found without reading all of them.
create index payment_unsettled_by_property on payment (property_id) where status in ('OPEN', 'PAID');
drop index payment_by_property;
create index adverse_notice_by_renter on adverse_notice (renter_id);
create index event_of_renting_out on event (property_id, at) where kind = 'property.rented-out';
