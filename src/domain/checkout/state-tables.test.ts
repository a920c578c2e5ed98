import { describe, expect, it } from 'vitest';

import {
  AWAITED_PAYMENTS,
  beforePayment,
  isSettled,
  mayBringMoney,
  PAYMENT_STATES,
} from './payment-state.ts';
import {
  beforeProviderOrder,
  BOUGHT_ORDERS,
  isUnanswered,
  PROVIDER_ORDER_STATES,
  UNANSWERED_ORDERS,
} from './provider-order-state.ts';
import {
  beforeRefund,
  ENDED_REFUNDS,
  GOING_REFUNDS,
  goesBack,
  REFUND_STATES,
  UNGRANTED_REFUNDS,
} from './refund-state.ts';

/** From each state the states that may follow it. */
function nextOf<State extends string>(states: State[], before: (to: State) => State[], from: State): State[] {
  return states.filter((to) => before(to).includes(from));
}

/** All states that a state may ever come to. */
function reachable<State extends string>(states: State[], before: (to: State) => State[], from: State) {
  const seen = new Set([from]);
  for (const state of seen) for (const next of nextOf(states, before, state)) seen.add(next);
  return [...seen];
}

describe('a payment', () => {
  it('can reach every state from its start', () => {
    expect(reachable(PAYMENT_STATES, beforePayment, 'open').toSorted()).toEqual(PAYMENT_STATES.toSorted());
  });

  it('never changes once its money has arrived', () => {
    expect(PAYMENT_STATES.filter(isSettled)).toEqual(['accepted', 'duplicate']);
    for (const state of PAYMENT_STATES.filter(isSettled))
      expect(nextOf(PAYMENT_STATES, beforePayment, state)).toEqual([]);
  });

  it('is settled by money in any state, and is closed only while it waits for money', () => {
    const unsettled = PAYMENT_STATES.filter((state) => !isSettled(state));
    expect([beforePayment('accepted'), beforePayment('duplicate')]).toEqual([unsettled, unsettled]);
    expect(beforePayment('canceled')).toEqual(AWAITED_PAYMENTS);
    expect(beforePayment('held')).toEqual(['open', 'canceled']);
    expect(AWAITED_PAYMENTS).toEqual(['open', 'held']);
    expect(PAYMENT_STATES.filter(mayBringMoney)).toEqual(AWAITED_PAYMENTS);
  });
});

describe('a refund', () => {
  it('can reach every state from its start, but never returns there once money is sent', () => {
    expect(reachable(REFUND_STATES, beforeRefund, 'asked').toSorted()).toEqual(REFUND_STATES.toSorted());
    for (const state of GOING_REFUNDS) {
      const later = reachable(REFUND_STATES, beforeRefund, state);
      expect(later.filter((one) => UNGRANTED_REFUNDS.includes(one))).toEqual([]);
    }
  });

  it('can only fail once it has succeeded, and does not succeed by the processor alone once it has failed', () => {
    expect(nextOf(REFUND_STATES, beforeRefund, 'succeeded')).toEqual(['failed']);
    expect(nextOf(REFUND_STATES, beforeRefund, 'failed')).toEqual(['wanted']);
    expect(beforeRefund('succeeded')).toEqual(['wanted', 'pending']);
    expect(beforeRefund('pending')).toEqual(['wanted', 'pending']);
    expect(beforeRefund('failed')).toEqual(['wanted', 'pending', 'succeeded']);
    expect(beforeRefund('asked')).toEqual(['asked', 'refused']);
  });

  it('is finished, failed or in progress according to its state', () => {
    expect(ENDED_REFUNDS).toEqual(['succeeded', 'failed', 'refused']);
    expect(UNGRANTED_REFUNDS).toEqual(['asked', 'refused']);
    expect(GOING_REFUNDS).toEqual(['wanted', 'pending', 'succeeded']);
    expect(REFUND_STATES.filter(goesBack)).toEqual(GOING_REFUNDS);
  });
});

describe('an order at the wholesaler', () => {
  it('can reach every state from the request', () => {
    const all = reachable(PROVIDER_ORDER_STATES, beforeProviderOrder, 'asked');
    expect(all.toSorted()).toEqual(PROVIDER_ORDER_STATES.toSorted());
  });

  it('is bought only from an unknown state, and never twice', () => {
    for (const state of ['bound', 'late'] as const)
      expect(beforeProviderOrder(state)).toEqual(UNANSWERED_ORDERS);
    // What is replaced was bought before.
    expect(beforeProviderOrder('replaced')).toEqual(['bound']);
    expect([UNANSWERED_ORDERS, BOUGHT_ORDERS]).toEqual([
      ['asked', 'void'],
      ['bound', 'replaced', 'late'],
    ]);
    expect(PROVIDER_ORDER_STATES.filter(isUnanswered)).toEqual(UNANSWERED_ORDERS);
    expect(nextOf(PROVIDER_ORDER_STATES, beforeProviderOrder, 'refused')).toEqual([]);
  });
});
