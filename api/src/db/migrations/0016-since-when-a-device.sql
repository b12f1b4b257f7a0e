-- The hash of the device that a session began on: what an unheard device may tell of begins with its first session.
alter table sessions add column device_key text;
create index sessions_by_device on sessions (user_id, device_key, created_at) where device_key is not null;

-- The youngest thing a device told. The rest of a long queue is younger, and was not told yet, however late it comes.
alter table learner_devices add column heard_until timestamptz;
update learner_devices set heard_until = began_at;
alter table learner_devices alter column heard_until set not null;
