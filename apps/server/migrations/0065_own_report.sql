-- A screening report that a renter brings, where a law has it taken.
alter table document drop constraint document_kind_known;
alter table document add constraint document_kind_known
  check (kind in ('PHOTO_ID', 'PROOF_OF_INCOME', 'ADDITIONAL', 'PET_PHOTO', 'OWN_REPORT'));
