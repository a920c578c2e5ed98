-- compatible
-- alone
-- What operators did, newest first: of all, and of one.
create index concurrently if not exists audit_of_operators on audit (id) where who = 'operator';
create index concurrently if not exists audit_by_operator on audit (operator_id, id) where operator_id is not null;
-- Orders by the last digits of the card, and by the beginning of a name.
create index concurrently if not exists payment_by_digits on payment ((right(method_label, 4))) where method_label is not null;
create index concurrently if not exists purchase_by_name on purchase (lower(full_name) text_pattern_ops) where full_name <> '';
