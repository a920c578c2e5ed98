-- Written now and then, to see whether the database can be written at all.
create table write_check (
  id integer primary key,
  written_at timestamptz not null
);
insert into write_check (id, written_at) values (1, now());
