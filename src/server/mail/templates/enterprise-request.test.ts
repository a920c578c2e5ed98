import { expect, it } from 'vitest';

import { MAIL_FACTS } from '../../../../test/support/shop/mail-facts.ts';
import { renderMail } from '../render-mail.ts';
import { enterpriseRequest, type RequestFacts } from './enterprise-request.ts';

const request: RequestFacts = {
  brand: MAIL_FACTS.brand,
  companyName: 'Aurora Tours',
  contactName: 'Mia Larsen',
  email: 'mia@aurora.example',
  phone: '',
  website: '',
  teamSize: null,
  interestedRegions: [],
  message: '',
  subscribe: true,
  userAgent: '',
  createdAt: new Date('2026-02-03T04:05:06Z'),
};

it('is answered to the sender', async () => {
  const { replyTo } = await renderMail(enterpriseRequest(request));
  expect(replyTo).toEqual({ name: 'Mia Larsen', address: 'mia@aurora.example' });
});

it('shows the address as its owner knows it', async () => {
  const mail = await renderMail(enterpriseRequest({ ...request, email: 'mia@xn--bcher-kva.example' }));
  expect(mail.text).toContain('Email: mia@bücher.example');
  expect(mail.replyTo.address).toBe('mia@xn--bcher-kva.example');
});

it('keeps a name to one line, so that it cannot begin a header of its own', async () => {
  const { replyTo, subject } = await renderMail(
    enterpriseRequest({
      ...request,
      contactName: 'Eve\r\nBcc: all@example.com',
      companyName: 'Evil\nSubject: x',
    }),
  );
  expect(replyTo.name).toBe('Eve Bcc: all@example.com');
  expect(subject).toBe('Enterprise request from Evil Subject: x');
});

it('is answered to the shop where the address is none that mail can go to', async () => {
  const mail = await renderMail(enterpriseRequest({ ...request, email: 'mia,all@example.com' }));
  expect(mail.replyTo.address).toBe('help@shop.example');
  expect(mail.text).toContain('mia,all@example.com');
});

it('says what was not given', async () => {
  const { text } = await renderMail(enterpriseRequest(request));
  expect(text).toContain('Phone: Not given');
  expect(text).toContain('Team size: Not given');
  expect(text).toContain('Target regions: None chosen');
  expect(text).toContain('Sent on February 3, 2026 at 04:05 UTC with an unknown browser.');
});
