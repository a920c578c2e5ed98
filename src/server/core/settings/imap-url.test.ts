import { expect, it } from 'vitest';

import { complaintAboutImapUrl, readImapUrl } from './imap-url.ts';

it('reads where returned mail is fetched from', () => {
  expect(readImapUrl('imaps://bounces%40shop.example:p%40ss@mail.shop.example')).toEqual({
    host: 'mail.shop.example',
    port: 993,
    secure: true,
    user: 'bounces@shop.example',
    pass: 'p@ss',
  });
  expect(readImapUrl('imap://shop:pass@127.0.0.1:3143')).toMatchObject({ port: 3143, secure: false });
  expect(complaintAboutImapUrl('imap://shop:pass@[::1]')).toBeNull();
});

it.each([
  'imap://shop:pass@mail.shop.example',
  'imaps://mail.shop.example',
  'imaps://shop@mail.shop.example',
  'imaps://shop:%E0%A4@mail.shop.example',
  'https://shop:pass@mail.shop.example',
  'shop:pass@mail.shop.example',
  '',
])('refuses %s', (text) => {
  expect(complaintAboutImapUrl(text)).toBe('must read imaps://user:password@host');
});

it.each(['pop3s://shop:pass@mail.shop.example', 'pop3://shop:pass@127.0.0.1:110'])(
  'names the new form for %s, which was right once',
  (text) => {
    expect(complaintAboutImapUrl(text)).toMatch(/IMAP now, not by POP3: write imaps:\/\//);
    expect(complaintAboutImapUrl(text)).not.toContain('shop');
  },
);
