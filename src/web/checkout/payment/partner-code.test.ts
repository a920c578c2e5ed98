import { afterEach, expect, it, vi } from 'vitest';

import { sharedStorage } from '../../browser/browser-storage.ts';
import { keepPartner, VIA_KEY } from '../../browser/keep-partner.ts';
import { partnerCode } from './partner-code.ts';

const DAY = 86_400_000;

afterEach(() => {
  vi.useRealTimers();
  sharedStorage.removeItem(VIA_KEY);
});

const open = (search: string) => keepPartner({ search });

it('a purchase carries the code of the last partner who sent its buyer', () => {
  expect(partnerCode()).toEqual({});
  open('?via=Blog-1');
  expect(partnerCode()).toEqual({ via: 'Blog-1' });
  open('?plan=x&via=blog-2');
  open('?plan=x');
  expect(partnerCode()).toEqual({ via: 'blog-2' });
});

it.each(['?via=', '?via=%3Cb%3E', `?via=${'x'.repeat(41)}`, '?via=mia%40example.com', '?Via=x', '?x=via=y'])(
  '%s names nobody',
  (search) => {
    open('?via=blog');
    open(search);
    expect(partnerCode()).toEqual({ via: 'blog' });
  },
);

it('expires after thirty days', () => {
  vi.useFakeTimers();
  open('?via=blog');
  vi.advanceTimersByTime(30 * DAY - 1);
  expect(partnerCode()).toEqual({ via: 'blog' });
  vi.advanceTimersByTime(1);
  expect(partnerCode()).toEqual({});
});

it.each(['blog', 'blog x', ' 7', '', ' ', 'blog NaN'])(
  'other stored data, such as %s, is ignored',
  (kept) => {
    sharedStorage.setItem(VIA_KEY, kept);
    expect(partnerCode()).toEqual({});
  },
);
