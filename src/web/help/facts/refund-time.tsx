import { useRefundTime } from '../../core/site.ts';

/** '24 hours', from the shop's settings. */
export function RefundTime() {
  return useRefundTime();
}
