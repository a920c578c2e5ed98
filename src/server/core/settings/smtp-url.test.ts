import { describe, expect, it } from 'vitest';

import { readSmtpUrl } from './smtp-url.ts';

describe('readSmtpUrl', () => {
  it('speaks plain SMTP on this machine', () => {
    for (const host of ['localhost', '127.0.0.1', '[::1]'])
      expect(readSmtpUrl(`smtp://${host}:3025`)).toEqual({
        host: host.replace(/[[\]]/g, ''),
        port: 3025,
        secure: false,
        requireTLS: false,
        ignoreTLS: true,
      });
  });

  it('starts with TLS for smtps', () => {
    expect(readSmtpUrl('smtps://mail.example.net')).toMatchObject({
      port: 465,
      secure: true,
      ignoreTLS: false,
    });
  });

  it('uses STARTTLS if offered, and insists on it before a password', () => {
    expect(readSmtpUrl('smtp://mail.example.net')).toMatchObject({
      port: 587,
      requireTLS: false,
      ignoreTLS: false,
    });
    expect(readSmtpUrl('smtp://shop:p%40ss@mail.example.net')).toMatchObject({
      requireTLS: true,
      auth: { user: 'shop', pass: 'p@ss' },
    });
  });

  it('follows the address’s options', () => {
    expect(readSmtpUrl('smtp://localhost?requireTLS=true')).toMatchObject({
      requireTLS: true,
      ignoreTLS: false,
    });
    expect(readSmtpUrl('smtp://a:b@mail.example.net?requireTLS=false').requireTLS).toBe(false);
  });

  it.each(['', 'mail.example.net:25', 'http://mail.example.net', 'smtp://'])('refuses %j', (url) => {
    expect(() => readSmtpUrl(url)).toThrow(/mail server address/);
  });

  it('never repeats the password in its error', () => {
    expect(() => readSmtpUrl('http://shop:s3cret@mail.example.net')).toThrow(/^(?!.*s3cret)/);
  });
});
