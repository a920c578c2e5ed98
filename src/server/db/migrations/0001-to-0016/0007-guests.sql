-- A guest may ask for an account along with the purchase; it is made once the purchase is paid.
alter table purchase add column create_account boolean not null default false;
