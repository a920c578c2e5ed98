-- Sends a job in this transaction, exactly as the job queue would write it. The job carries the id of its request, if
-- `db/statement.ts` set one.
create or replace function send_job(_kind text, _data jsonb) returns void language plpgsql as $$
begin
  insert into pgboss.job (id, name, data, priority, start_after, created_on, expire_seconds, deletion_seconds, keep_until,
    retry_limit, retry_delay, retry_backoff, retry_delay_max, policy, dead_letter, heartbeat_seconds, blocked, blocking,
    pending_dependencies)
  select gen_random_uuid(), name,
    _data || jsonb_strip_nulls(jsonb_build_object('requestId', nullif(current_setting('shop.request_id', true), ''))),
    0, pgboss.job_now(), pgboss.job_now(), expire_seconds, deletion_seconds,
    pgboss.job_now() + retention_seconds * interval '1s', retry_limit, retry_delay, coalesce(retry_backoff, false),
    retry_delay_max, policy, dead_letter, heartbeat_seconds, false, false, 0
  from pgboss.queue where name = _kind;
  if not found then
    raise exception 'no queue %', _kind;
  end if;
  perform pg_notify('pgboss_' || left(encode(sha224('pgboss'::bytea), 'hex'), 24), _kind);
end
$$;
