-- A company's applications are listed with those ready for review first, then by their last update.
drop index application_bundle_by_company;
create index application_bundle_by_company on application_bundle (
  company_id, (status = 'SUBMITTED' and withdrawn_at is null) desc, updated_at desc, id desc);
