import { describe, expect, it } from 'vitest';

import {
  checkChangedPassword,
  checkForgot,
  checkNewPassword,
  checkSignIn,
  checkSignUp,
} from './check-credentials.ts';

const email = 'mia@posteo.example';

describe('the sign-in form', () => {
  it('needs an address and a password', () => {
    const missing = 'Please fill in all fields';
    expect(checkSignIn({})).toEqual({ fields: ['email', 'password'], message: missing });
    expect(checkSignIn({ email: '  ', password: 'x' })).toEqual({ fields: ['email'], message: missing });
    expect(checkSignIn({ email })).toEqual({ fields: ['password'], message: missing });
    expect(checkSignIn({ email, password: 'x' })).toBeNull();
  });

  it('accepts a password of blanks', () => {
    expect(checkSignIn({ email, password: '      ' })).toBeNull();
  });
});

describe('the sign-up form', () => {
  it('checks for empty fields first, then that both passwords match, then the length', () => {
    expect(checkSignUp({ email, password: 'abc' })).toEqual({
      fields: ['confirm'],
      message: 'Please fill in all fields',
    });
    expect(checkSignUp({ email, password: 'abc', confirm: 'abd' })).toEqual({
      fields: ['confirm'],
      message: 'Passwords do not match',
    });
    expect(checkSignUp({ email, password: 'abcde', confirm: 'abcde' })).toEqual({
      fields: ['password'],
      message: 'Password must be at least 6 characters long',
    });
    expect(checkSignUp({ email, password: 'abcdef', confirm: 'abcdef' })).toBeNull();
  });
});

describe('a new password', () => {
  it('must be typed twice and be long enough', () => {
    expect(checkNewPassword({ password: 'abcdef' })).toEqual({
      fields: ['confirm'],
      message: 'Please fill in all fields',
    });
    expect(checkNewPassword({ password: 'abcdef', confirm: 'abcdeF' })?.message).toBe(
      'Passwords do not match',
    );
    expect(checkNewPassword({ password: 'abc', confirm: 'abc' })?.message).toBe(
      'Password must be at least 6 characters long',
    );
    expect(checkNewPassword({ password: 'abcdef', confirm: 'abcdef' })).toBeNull();
  });
});

describe('a change of password', () => {
  it('needs the current password', () => {
    expect(checkChangedPassword({ password: 'abcdef' })).toEqual({
      fields: ['current', 'confirm'],
      message: 'Please fill in all fields',
    });
    expect(checkChangedPassword({ current: 'x', password: 'abc', confirm: 'abd' })?.fields).toEqual([
      'confirm',
    ]);
    expect(checkChangedPassword({ current: 'x', password: 'abcdef', confirm: 'abcdef' })).toBeNull();
  });
});

describe('the form to reset a password', () => {
  it('needs an address', () => {
    expect(checkForgot({ email: ' ' })).toEqual({
      fields: ['email'],
      message: 'Please enter your email address',
    });
    expect(checkForgot({ email })).toBeNull();
  });
});
