-- The fields of a price rule have the trade's names, also in the versions that were published before.
update price_list
set rules = (
  select jsonb_agg(
    (rule - 'fixed_cents' - 'floor_bp' - 'lock_cents') || jsonb_build_object(
      'surcharge_cents', rule -> 'fixed_cents',
      'min_margin_bp', rule -> 'floor_bp',
      'fixed_price_cents', rule -> 'lock_cents'
    )
    order by position
  )
  from jsonb_array_elements(rules) with ordinality as element (rule, position)
)
where rules @? '$[*].fixed_cents';
