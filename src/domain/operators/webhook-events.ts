/** What an endpoint can be told of, by the names that its receiver sees. `ping` comes only when an operator asks for it. */
export const WEBHOOK_EVENTS = [
  'order.paid',
  'order.delivered',
  'order.refunded',
  'order.withdrawn',
  'order.disputed',
  'esim.installed',
  'esim.used_up',
  'price_list.published',
  'currency_list.published',
  'draft_order.created',
  'draft_order.sent',
  'draft_order.accepted',
  'draft_order.overdue',
  'draft_order.paid',
  'draft_order.canceled',
  'case.opened',
] as const;

export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

export const PING = 'ping';

/** `failed`: given up after two days. */
export const DELIVERY_STATES = ['pending', 'delivered', 'failed'] as const;

export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** A delivery is given up after so long, and an endpoint paused that has taken nothing for as long. */
export const GIVE_UP_HOURS = 48;

const MINUTE = 60;

/** Seconds until the next try, after so many failed ones. */
const PAUSES = [30, MINUTE, 5 * MINUTE, 15 * MINUTE, 30 * MINUTE, 60 * MINUTE, 120 * MINUTE, 240 * MINUTE];

/** @param fails at least 1 @returns seconds */
export function pauseAfter(fails: number): number {
  return PAUSES[fails - 1] ?? 6 * 60 * MINUTE;
}
