-- compatible
-- The language of the checkout, for everything that its buyer is sent. The default is for the release before, whose buyers read
-- the source's.
alter table purchase add column language text not null default 'en';
