-- In the audit, for the operators who work on the lead.
create or replace function record_lead_won(_lead uuid, _before text, _at timestamptz) returns void language sql as $$
  insert into audit (at, who, what, why, subject, before, after)
  values (_at, 'shop', 'lead won', '', 'lead ' || _lead, jsonb_build_object('state', _before), jsonb_build_object('state', 'won'));
$$;
