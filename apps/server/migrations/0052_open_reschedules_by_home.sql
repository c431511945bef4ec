-- What waits for an answer at a home is asked at every look at its dashboard, of its own rows alone.
create index reschedule_request_open_by_property on reschedule_request (property_id) where status = 'PENDING';
