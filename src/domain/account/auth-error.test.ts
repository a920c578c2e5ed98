import { describe, expect, it } from 'vitest';

import { AUTH_TEXTS, authAdvice, authWord } from './auth-error.ts';

const textFor = (status: number, code = '', message = '') => AUTH_TEXTS[authWord({ status, code, message })];

describe('the text for a failed sign-in', () => {
  it.each([
    [401, 'USER_NOT_FOUND', '', 'No account found with this email address'],
    [401, 'WRONG_PASSWORD', '', 'Incorrect password'],
    [400, 'INVALID_PASSWORD', '', 'Incorrect password'],
    [422, 'USER_ALREADY_EXISTS', '', 'An account with this email already exists'],
    [422, 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL', '', 'An account with this email already exists'],
    [400, 'PASSWORD_TOO_SHORT', '', 'Password is too weak'],
    [400, 'PASSWORD_TOO_LONG', '', 'Password is too weak'],
    [400, 'guessable_password', '', 'Password is too weak'],
    [400, 'INVALID_EMAIL', '', 'Invalid email address'],
    [400, 'VALIDATION_ERROR', '[body.email] Invalid email address', 'Invalid email address'],
    [429, '', 'Too many requests', 'Too many failed attempts. Please try again later'],
    [429, 'WRONG_PASSWORD', '', 'Too many failed attempts. Please try again later'],
    [0, 'POPUP_CLOSED', '', 'Sign-in popup was closed before completing'],
    [0, 'POPUP_CANCELLED', '', 'Sign-in was cancelled'],
    [0, 'access_denied', '', 'Sign-in was cancelled'],
    [403, 'buyer_blocked', '', 'This account is blocked'],
  ])('of status %i with %s %s is: %s', (status, code, message, text) => {
    expect(textFor(status, code, message)).toBe(text);
  });

  it.each([
    [0, 'POPUP_TIMEOUT', ''],
    [0, 'account_not_linked', ''],
    [0, 'offline', ''],
    [400, 'VALIDATION_ERROR', '[body.name] Required'],
    [403, 'INVALID_ORIGIN', ''],
    [500, '', ''],
    [404, 'toString', ''],
  ])('of what the catalogue does not name (%i %s) is the last one', (status, code, message) => {
    expect(textFor(status, code, message)).toBe('An error occurred. Please try again');
  });
});

describe('the advice beside it', () => {
  const adviceFor = (code: string) => authAdvice({ status: 0, code, message: '' });

  it('helps visitors who would otherwise be stuck', () => {
    expect(adviceFor('account_not_linked')).toMatch(/with a password/);
    expect(adviceFor('NO_PASSWORD')).toMatch(/no password yet/);
    expect(adviceFor('email_not_found')).toMatch(/no email address/);
    expect(adviceFor('POPUP_BLOCKED')).toMatch(/pop-ups/);
    expect(adviceFor('guessable_password')).toMatch(/three or four words/);
    expect(adviceFor('buyer_blocked')).toMatch(/stays yours/);
    expect(adviceFor('PASSWORD_TOO_LONG')).toMatch(/128/);
    expect(adviceFor('offline')).toMatch(/connection/);
  });

  it('is absent where it would not help', () => {
    expect(adviceFor('WRONG_PASSWORD')).toBeNull();
  });
});
