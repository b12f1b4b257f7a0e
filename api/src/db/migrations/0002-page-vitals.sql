-- How fast pages felt, on this server only: no person, no address, no device.
create table page_vitals (
  id uuid primary key,
  page text not null,
  measures jsonb not null,
  created_at timestamptz not null default now()
);
create index page_vitals_by_time on page_vitals (created_at);
