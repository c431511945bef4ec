-- What a company's questions to the language model cost on a day, UTC, so that its daily budget holds over all processes.
create table llm_usage (
  company_id uuid not null references company (id),
  day date not null,
  tokens bigint not null,
  calls int not null,
  failures int not null default 0,
  primary key (company_id, day)
);
