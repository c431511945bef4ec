-- A fee that went back before reports were ordered leaves nobody where reports would be ordered with it.
alter table screening drop constraint screening_status_known;
alter table screening add constraint screening_status_known check (status in (
  'OPEN', 'AGE_CONFIRMED', 'CONSENTED', 'FEE_SETTLED', 'EXAM', 'MANUAL_CHECK', 'IDENTIFIED', 'ORDERED', 'DELIVERED',
  'NOT_DELIVERED', 'IDENTITY_FAILED', 'FEE_RETURNED', 'SKIPPED', 'OWN_REPORT', 'RESTRICTED'));
update screening set status = case when submitted_at is null then 'CONSENTED' else 'FEE_RETURNED' end, read_at = null
from application
where application.id = application_id and order_tried_at is null and ordered_at is null
  and (screening.status in ('EXAM', 'MANUAL_CHECK', 'IDENTIFIED')
    or screening.status = 'FEE_SETTLED' and submitted_at is null
    or screening.status = 'CONSENTED' and submitted_at is not null)
  and exists (select from payment where payment.application_id = application.id and status in ('REFUND_DUE', 'REFUNDED'))
  and not exists (select from payment where payment.application_id = application.id and status = 'PAID');

-- By some laws a fee goes back when there is no decision in time.
alter table payment drop constraint payment_refund_known;
alter table payment add constraint payment_refund_known check (
  refund_reason in ('no-reports', 'withdrawn', 'home-gone', 'application-gone', 'not-chosen', 'not-decided'));
