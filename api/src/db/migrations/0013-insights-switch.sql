-- Whether a learner wants to be told how they learn (G35); off, nothing is computed.
alter table settings add column insights boolean not null default true;
