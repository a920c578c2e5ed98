import { createVerify, X509Certificate } from 'node:crypto';
import { crc32 } from 'node:zlib';

import { describe, expect, test } from 'vitest';

import { useOpened } from '../use-opened.ts';
import { openPaypal, toldOf, type Post, until } from './setting.ts';

const setting = useOpened(openPaypal, { anew: true });

const told = (type: string) => toldOf(setting, type);

describe('events', () => {
  test('tell of the approval and of the capture, and name the order', async () => {
    const paid = await setting.paid();
    expect((await told('CHECKOUT.ORDER.APPROVED')).resource).toMatchObject({
      id: paid.order,
      status: 'APPROVED',
      purchase_units: [{ custom_id: 'order-1' }],
    });
    const captured = await told('PAYMENT.CAPTURE.COMPLETED');
    expect(captured).toMatchObject({ event_version: '1.0', resource_type: 'capture' });
    expect(captured.resource).toMatchObject({
      id: paid.id,
      status: 'COMPLETED',
      custom_id: 'order-1',
      supplementary_data: { related_ids: { order_id: paid.order } },
    });
    expect(captured.resource['links']).toContainEqual({
      href: `${setting.sandbox.origins.paypal}/v2/checkout/orders/${paid.order}`,
      rel: 'up',
      method: 'GET',
    });
  });

  test('tell of held payments, of those denied, of refunds and of disputes', async () => {
    const held = await setting.paid('erin');
    await setting.pull('paypal-capture', { capture: held.id, status: 'DENIED' });
    const paid = await setting.paid();
    await setting.pull('paypal-dispute', { capture: paid.id });
    await setting.call('POST', `/v2/payments/captures/${paid.id}/refund`);
    expect((await told('PAYMENT.CAPTURE.PENDING')).resource['status']).toBe('PENDING');
    expect((await told('PAYMENT.CAPTURE.DENIED')).resource).toMatchObject({
      id: held.id,
      status: 'DECLINED',
    });
    const refunded = await told('PAYMENT.CAPTURE.REFUNDED');
    expect(refunded.resource['links']).toContainEqual({
      href: `${setting.sandbox.origins.paypal}/v2/payments/captures/${paid.id}`,
      rel: 'up',
      method: 'GET',
    });
    expect((await told('CUSTOMER.DISPUTE.CREATED')).resource).toMatchObject({
      disputed_transactions: [{ seller_transaction_id: paid.id }],
    });
  });

  test.each([
    ['won', 'RESOLVED_SELLER_FAVOUR'],
    ['lost', 'RESOLVED_BUYER_FAVOUR'],
    ['withdrawn', 'CANCELED_BY_BUYER'],
  ])('tell how a dispute ended: %s', async (end, outcome_code) => {
    const { id } = await setting.paid();
    await setting.pull('paypal-dispute', { capture: id });
    await setting.pull('paypal-dispute-end', { capture: id, end });
    expect((await told('CUSTOMER.DISPUTE.RESOLVED')).resource).toMatchObject({
      status: 'RESOLVED',
      dispute_outcome: { outcome_code },
    });
    const list = await setting.call('GET', `/v1/customer/disputes?disputed_transaction_id=${id}`);
    expect(list.body.items).toMatchObject([{ status: 'RESOLVED' }]);
    const refund = await setting.call('POST', `/v2/payments/captures/${id}/refund`);
    expect(refund.status).toBe(end === 'lost' ? 422 : 201);
  });

  test('tell when an approval ends unused', async () => {
    const order = await setting.order();
    await setting.pull('paypal-approval', { order });
    await setting.pull('clock', { advance_seconds: 3 * 3600 });
    expect((await told('CHECKOUT.PAYMENT-APPROVAL.REVERSED')).resource).toMatchObject({ order_id: order });
  });

  test('of the past are listed newest first, page by page, and sent again on request', async () => {
    await setting.paid();
    const list = async (query: string) => setting.call('GET', `/v1/notifications/webhooks-events${query}`);
    const first = await list('?page_size=1');
    expect(first.body).toMatchObject({ count: 1, events: [{ event_type: 'PAYMENT.CAPTURE.COMPLETED' }] });
    const next = first.body.links.find(({ rel }: { rel: string }) => rel === 'next').href as string;
    const second = await setting.call('GET', next.slice(setting.sandbox.origins.paypal.length));
    expect(second.body.events[0].event_type).toBe('CHECKOUT.ORDER.APPROVED');
    const later = new Date(Date.now() + 60_000).toISOString();
    expect((await list(`?start_time=${later}`)).body.count).toBe(0);
    const captures = await list('?event_type=PAYMENT.CAPTURE.COMPLETED');
    expect(captures.body.count).toBe(1);
    const { id } = captures.body.events[0];
    await until(() => setting.posts.length === 2);
    const resent = await setting.call('POST', `/v1/notifications/webhooks-events/${id}/resend`, {});
    expect([resent.status, resent.body.id]).toEqual([202, id]);
    await until(() => setting.events().filter((event) => event.id === id).length === 2);
  });
});

describe('a signature', () => {
  const transmission = ({ headers, body }: Post) => ({
    auth_algo: headers['paypal-auth-algo'],
    cert_url: headers['paypal-cert-url'],
    transmission_id: headers['paypal-transmission-id'],
    transmission_sig: headers['paypal-transmission-sig'],
    transmission_time: headers['paypal-transmission-time'],
    webhook_id: 'WH-SANDBOX',
    webhook_event: JSON.parse(body) as object,
  });
  const verify = async (body: object) =>
    (await setting.call('POST', '/v1/notifications/verify-webhook-signature', body)).body;

  async function firstPost(): Promise<Post> {
    await setting.pull('paypal-approval', { order: await setting.order() });
    await until(() => setting.posts.length > 0);
    return setting.posts[0] as Post;
  }

  test('is confirmed by PayPal, and only as it was sent', async () => {
    const sent = transmission(await firstPost());
    expect(await verify(sent)).toEqual({ verification_status: 'SUCCESS' });
    const failure = { verification_status: 'FAILURE' };
    expect(await verify({ ...sent, webhook_event: { ...sent.webhook_event, id: 'WH-1' } })).toEqual(failure);
    expect(await verify({ ...sent, webhook_id: 'WH-OTHER' })).toEqual(failure);
    expect(await verify({ ...sent, transmission_sig: 'AAAA' })).toEqual(failure);
    expect(await verify({ ...sent, cert_url: 'https://evil.example/cert' })).toEqual(failure);
    expect(await verify({ ...sent, transmission_time: '2020-01-01T00:00:00Z' })).toEqual(failure);
    expect((await verify({})).name).toBe('VALIDATION_ERROR');
  });

  test('can be checked offline with the certificate', async () => {
    const { headers, body } = await firstPost();
    const url = String(headers['paypal-cert-url']);
    expect(new URL(url).origin).toBe(setting.sandbox.origins.paypal);
    const certificate = new X509Certificate(await (await fetch(url)).text());
    expect(certificate.verify(certificate.publicKey)).toBe(true);
    expect(Date.parse(certificate.validTo)).toBeGreaterThan(Date.now());
    const text = `${String(headers['paypal-transmission-id'])}|${String(headers['paypal-transmission-time'])}|WH-SANDBOX|${crc32(body)}`;
    const signature = String(headers['paypal-transmission-sig']);
    const check = createVerify('sha256').update(text);
    expect(check.verify(certificate.publicKey, signature, 'base64')).toBe(true);
  });
});
