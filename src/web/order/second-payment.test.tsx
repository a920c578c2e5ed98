import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import type { Order } from '../../domain/checkout/order-schema.ts';
import { SecondPaymentWords } from '../checkout/outcome/second-payment.tsx';
import { SecondPayment } from './second-payment.tsx';

const order = (second_payment_returned: boolean, status: Order['status'] = 'ready') =>
  ({ second_payment_returned, status }) as Order;

test('only the page of an order that was paid twice says that the second payment is refunded', () => {
  const html = renderToStaticMarkup(<SecondPayment order={order(true)} />);
  expect(html).toContain('This order was paid twice');
  expect(html).toContain('We refund the second payment in full, automatically.');
  expect(renderToStaticMarkup(<SecondPayment order={order(false)} />)).toBe('');
});

test('the checkout distinguishes refunded money from money that was never taken', () => {
  const rendered = (second: 'returned' | 'not_taken' | null) =>
    renderToStaticMarkup(<SecondPaymentWords second={second} />);
  expect(rendered('returned')).toContain('refunding this second payment in full');
  expect(rendered('not_taken')).toContain('we didn’t take this second payment');
  expect(rendered(null)).toBe('');
});

test('the page of an order whose payment came too late does not say that it was paid twice', () => {
  const html = renderToStaticMarkup(<SecondPayment order={order(true, 'unpaid')} />);
  expect(html).toContain('This payment came too late');
  expect(html).not.toContain('twice');
});
