import { expect, it } from 'vitest';

import type { StoredRequest } from '../../enterprise/tables.ts';
import { mailRequest } from './enterprise-request.ts';

const brand = {
  name: 'Simport',
  legalName: 'Simport, Inc.',
  supportEmail: 'help@shop.example',
  baseUrl: 'https://shop.example',
};
const request: StoredRequest = {
  id: '00000000-0000-4000-8000-000000000000',
  companyName: 'Aurora Tours',
  contactName: 'Mia Larsen',
  email: 'mia@aurora.example',
  phone: '',
  website: '',
  teamSize: null,
  interestedRegions: [],
  message: '',
  consent: true,
  subscribe: true,
  userAgent: '',
  createdAt: new Date('2026-02-03T04:05:06Z'),
};

it('is answered to the sender', async () => {
  const { replyTo } = await mailRequest(brand, request);
  expect(replyTo).toEqual({ name: 'Mia Larsen', address: 'mia@aurora.example' });
});

it('shows the address as its owner knows it', async () => {
  const mail = await mailRequest(brand, { ...request, email: 'mia@xn--bcher-kva.example' });
  expect(mail.text).toContain('Email: mia@bücher.example');
  expect(mail.replyTo.address).toBe('mia@xn--bcher-kva.example');
});

it('keeps a name to one line, so that it cannot begin a header of its own', async () => {
  const { replyTo, subject } = await mailRequest(brand, {
    ...request,
    contactName: 'Eve\r\nBcc: all@example.com',
    companyName: 'Evil\nSubject: x',
  });
  expect(replyTo.name).toBe('Eve Bcc: all@example.com');
  expect(subject).toBe('Enterprise request from Evil Subject: x');
});

it('is answered to the shop where the address is none that mail can go to', async () => {
  const mail = await mailRequest(brand, { ...request, email: 'mia,all@example.com' });
  expect(mail.replyTo.address).toBe('help@shop.example');
  expect(mail.text).toContain('mia,all@example.com');
});

it('says what was not given', async () => {
  const { text } = await mailRequest(brand, request);
  expect(text).toContain('Phone: Not given');
  expect(text).toContain('Team size: Not given');
  expect(text).toContain('Target regions: None chosen');
  expect(text).toContain('Sent 2026-02-03 04:05 UTC with an unknown browser.');
});
