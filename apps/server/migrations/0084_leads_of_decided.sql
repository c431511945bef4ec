-- A lead that had stopped or left once stayed so when its application was decided. Neither stage follows a decision.
update inquiry set stage = case bundle.status when 'ACCEPTED' then 'APPLICATION_ACCEPTED' else 'APPLICATION_REJECTED' end
from application_bundle bundle
where bundle.inquiry_id = inquiry.id and bundle.status in ('ACCEPTED', 'DECLINED') and bundle.withdrawn_at is null
  and inquiry.stage in ('STOPPED_PROPERTY_RENTED_OUT', 'NO_LONGER_INTERESTED');
