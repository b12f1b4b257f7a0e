-- A UUIDv7 (RFC 9562). PostgreSQL 18 has uuidv7(); 17 does not: 48 bits of time replace the first ones of a random
-- UUID, and two bits turn its version 4 into 7.
create function new_uid() returns uuid language sql volatile parallel safe
return encode(set_bit(set_bit(overlay(uuid_send(gen_random_uuid())
  placing substring(int8send((extract(epoch from clock_timestamp()) * 1000)::bigint) from 3) from 1 for 6),
  52, 1), 53, 1), 'hex')::uuid;

-- The default is volatile, so each table is written once, with a uid for each row it has.
alter table schools add column uid uuid not null default new_uid() unique;
alter table users add column uid uuid not null default new_uid() unique;
alter table classes add column uid uuid not null default new_uid() unique;
alter table groups add column uid uuid not null default new_uid() unique;
alter table assignments add column uid uuid not null default new_uid() unique;
alter table own_lessons add column uid uuid not null default new_uid() unique;

-- Voices are big, and writing the table again would copy them all: an update leaves them where they are.
alter table narrations add column uid uuid;
update narrations set uid = new_uid();
alter table narrations alter column uid set default new_uid(), alter column uid set not null, add unique (uid);
