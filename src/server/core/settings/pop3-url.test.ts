import { expect, it } from 'vitest';

import { isPop3Url, readPop3Url } from './pop3-url.ts';

it('reads the mailbox of returned mail', () => {
  expect(readPop3Url('pop3s://bounces%40shop.example:p%40ss@mail.shop.example')).toEqual({
    host: 'mail.shop.example',
    port: 995,
    secure: true,
    user: 'bounces@shop.example',
    pass: 'p@ss',
  });
  expect(readPop3Url('pop3://shop:pop@127.0.0.1:3110')).toMatchObject({ port: 3110, secure: false });
});

it.each([
  'pop3://shop:pop@mail.shop.example',
  'pop3s://mail.shop.example',
  'imaps://shop:pop@mail.shop.example',
  'shop:pop@mail.shop.example',
  '',
])('refuses %s', (text) => {
  expect(isPop3Url(text)).toBe(false);
});
