import { useRefundTime } from '../../core/site.ts';

/** '24 hours', as the shop's settings say. */
export function RefundTime() {
  return useRefundTime();
}
