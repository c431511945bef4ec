-- A company's applications are listed by their last update.
drop index application_bundle_by_company;
create index application_bundle_by_company on application_bundle (company_id, updated_at desc, id desc);
