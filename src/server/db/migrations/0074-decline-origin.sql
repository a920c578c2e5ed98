-- compatible
-- Where the payment of a declined try was started from, as on the payment itself: what is asked before each payment by card reads
-- the declines of its address alone, however many payments were started there. What the release before notes beside this one
-- counts only for its payment.
alter table card_decline add column origin_hash text;
update card_decline set origin_hash = payment.origin_hash from payment where payment.id = card_decline.payment_id;
create index card_decline_by_origin on card_decline (origin_hash, at) where origin_hash is not null;
