-- compatible
-- Which browser or account tried a card that was declined, and which card it was: keyed hashes that are kept for a day. What the
-- release before notes beside this one counts for its payment and its address alone.
alter table card_decline add column browser_hash text, add column card_hash text;
create index card_decline_by_browser on card_decline (browser_hash, at) where browser_hash is not null;
