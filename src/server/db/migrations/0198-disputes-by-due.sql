-- compatible
create index dispute_by_due on dispute (due_at, id) where due_at is not null;
