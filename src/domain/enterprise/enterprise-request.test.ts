import { describe, expect, it } from 'vitest';

import { checkRequest, TARGET_REGIONS, TEAM_SIZES } from './enterprise-request.ts';

const typed = { companyName: ' Aurora ', contactName: 'Mia', email: 'mia@aurora.example', consent: true };
const errorsOf = (changes: Record<string, unknown>) => {
  const checked = checkRequest({ ...typed, ...changes });
  return 'errors' in checked ? checked.errors : null;
};

describe('an enterprise request', () => {
  it('needs a company, a name, an address and consent; the rest has a default', () => {
    expect(checkRequest(typed)).toEqual({
      request: {
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
      },
    });
    expect(
      Object.keys(errorsOf({ companyName: '', contactName: '', email: '', consent: false }) ?? {}),
    ).toEqual(['companyName', 'contactName', 'email', 'consent']);
  });

  it.each(['a', ' a ', '  '])('wants two characters after trimming, not %j', (name) => {
    expect(errorsOf({ companyName: name })?.companyName).toMatch(/at least 2 characters/);
    expect(errorsOf({ contactName: name })?.contactName).toMatch(/at least 2 characters/);
  });

  it.each(['mia', 'mia@aurora', '@aurora.example', 'mia@ aurora.example', 'mia@aurora.', 'a@b@c.example'])(
    'refuses the address %j',
    (email) => {
      expect(errorsOf({ email })?.email).toBe('Please enter a valid email address');
    },
  );

  it('knows the sizes of teams and the regions, and no others', () => {
    for (const teamSize of [...TEAM_SIZES, null]) expect(errorsOf({ teamSize })).toBeNull();
    expect(errorsOf({ interestedRegions: [...TARGET_REGIONS] })).toBeNull();
    expect(errorsOf({ teamSize: '1000' })).toHaveProperty('teamSize');
    expect(errorsOf({ interestedRegions: ['Atlantis'] })).toHaveProperty('interestedRegions');
  });

  it.each([
    ['https://aurora.example/about', 'https://aurora.example/about'],
    ['aurora.example', 'https://aurora.example'],
    ['', ''],
  ])('takes the website %j as %j', (website, stored) => {
    expect(checkRequest({ ...typed, website })).toHaveProperty('request.website', stored);
  });

  it.each(['javascript:alert(1)', 'our site', 'ftp://aurora.example'])(
    'refuses the website %j',
    (website) => {
      expect(errorsOf({ website })?.website).toMatch(/Please enter a web address/);
    },
  );
});
