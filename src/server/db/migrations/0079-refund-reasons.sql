-- compatible
-- Why the money of an order goes back is written on the refund. It stood as the last error of the purchase, which it is none of.
update refund set why = purchase.last_error
  from purchase
  where purchase.id = refund.purchase_id and refund.reason = 'unfulfillable' and refund.why is null;
update purchase set last_error = null where state in ('refunding', 'refunded') and last_error is not null;
