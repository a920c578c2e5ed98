import { describe, expect, it } from 'vitest';

import { enterpriseRequestSchema } from './enterprise-request.ts';
import { complaintAbout, LONGEST, TARGET_REGIONS, TEAM_SIZES, TYPED_FIELDS } from './request-rules.ts';

const typed = { companyName: ' Aurora ', contactName: 'Mia', email: 'mia@aurora.example', consent: true };
const refused = (changes: Record<string, unknown>) =>
  enterpriseRequestSchema.safeParse({ ...typed, ...changes }).error?.issues.map(({ path }) => path[0]) ?? [];

describe('an enterprise request', () => {
  it('needs a company, a name, an address and consent; all else has a default', () => {
    expect(enterpriseRequestSchema.parse(typed)).toEqual({
      companyName: 'Aurora',
      contactName: 'Mia',
      email: 'mia@aurora.example',
      phone: '',
      website: '',
      teamSize: null,
      interestedRegions: [],
      message: '',
      consent: true,
      subscribe: true,
    });
    const nothing = { companyName: '', contactName: '', email: '', consent: false };
    expect(refused(nothing)).toEqual(['companyName', 'contactName', 'email', 'consent']);
  });

  it('accepts only the listed team sizes and regions', () => {
    for (const teamSize of [...TEAM_SIZES, null]) expect(refused({ teamSize })).toEqual([]);
    expect(refused({ interestedRegions: [...TARGET_REGIONS] })).toEqual([]);
    expect(refused({ teamSize: '1000' })).toEqual(['teamSize']);
    expect(refused({ interestedRegions: ['Atlantis'] })).toEqual(['interestedRegions']);
  });

  it.each([
    ['https://aurora.example/about', 'https://aurora.example/about'],
    ['aurora.example', 'https://aurora.example'],
    ['', ''],
  ])('takes the website %j as %j', (website, stored) => {
    expect(enterpriseRequestSchema.parse({ ...typed, website }).website).toBe(stored);
  });

  it.each(TYPED_FIELDS)('limits %s', (field) => {
    expect(refused({ [field]: 'x'.repeat(LONGEST[field] + 1) })).toEqual([field]);
  });
});

describe('an error', () => {
  it.each(['a', ' a ', '  '])('says that %j has fewer than two characters', (name) => {
    expect(complaintAbout('companyName', name)).toMatch(/at least 2 characters/);
    expect(complaintAbout('contactName', name)).toMatch(/at least 2 characters/);
  });

  it.each(['mia', 'mia@aurora', '@aurora.example', 'mia@ aurora.example', 'mia@aurora.', 'a@b@c.example'])(
    'says that %j is no address',
    (email) => {
      expect(complaintAbout('email', email)).toBe('Please enter a valid email address');
    },
  );

  it.each(['javascript:alert(1)', 'our site', 'ftp://aurora.example', 'https://aurora', 'aurora'])(
    'says that %j is no website',
    (website) => {
      expect(complaintAbout('website', website)).toMatch(/Please enter a web address/);
    },
  );

  it('does not appear if all is well', () => {
    for (const [field, text] of [
      ['companyName', 'ab'],
      ['email', ' mia@aurora.example '],
      ['website', 'www.aurora.example/team'],
      ['phone', ''],
      ['message', ''],
    ] as const)
      expect(complaintAbout(field, text)).toBeNull();
  });
});
