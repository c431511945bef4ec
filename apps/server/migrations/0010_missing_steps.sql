-- The steps of the onboarding that a home still lacks, told by the product's own rule with every save, so that a page of
-- the portfolio stays one query.
alter table property add column missing_steps jsonb not null default '[]';
