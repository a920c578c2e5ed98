-- Pages of an interrupted sync are kept in our words from now on; what is there now is read anew.
delete from catalog_page;
alter table catalog_page rename column bundles to entries;
