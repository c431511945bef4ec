-- The download of all inquiries reads them newest first.
create index inquiry_by_company on inquiry (company_id, created_at desc, id desc);
