-- A text keeps out of the hours of its home's state, which may allow less than the country does.
alter table delivery add column quiet_state text;
update delivery set quiet_state = location ->> 'state'
from message join inquiry on inquiry.id = message.inquiry_id join property on property.id = inquiry.property_id
where message.id = delivery.message_id and quiet_zone is not null;
