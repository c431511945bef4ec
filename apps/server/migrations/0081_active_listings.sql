-- A company's homes that are being listed are counted in an index, without a look at their wide rows.
create index property_active on property (company_id) where deleted_at is null and status in ('LISTING_IN_PROGRESS', 'LISTED');
