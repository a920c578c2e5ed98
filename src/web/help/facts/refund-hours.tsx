import { useRefundHours } from '../../core/site.ts';
import { SERVICE } from './words.ts';

/** '24 hours', as the shop's settings say. */
export function RefundHours() {
  return SERVICE.hours(useRefundHours());
}
