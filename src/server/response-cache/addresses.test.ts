import { expect, it } from 'vitest';

import { addressOf } from './addresses.ts';

const keyOf = (target: string) => addressOf(target)?.key ?? null;

it.each([
  '/installation?esim=1',
  '/installation?order=AbCdEf',
  '/country/JP?order=AbCdEf',
  '/?x=1&esim=',
  '/api/orders/AbCdEf',
  '/api/esims',
  '/api/settings',
  '/api/live',
  '/api/auth/get-session',
  '/api/quote',
  '/metrics',
  '/health/ready',
  '/order/AbCdEf.data',
  '/profile.data',
])('never caches %s', (target) => {
  expect(keyOf(target)).toBeNull();
});

it.each([
  ['/?utm_source=news&utm_medium=mail', '/'],
  ['/?x=1', '/'],
  ['/?', '/'],
  ['/country/JP?fbclid=abc', '/country/JP'],
  ['/country/JP?country=FR', '/country/JP'],
  ['/country?country=jp', '/country?country=JP'],
  ['/browse?utm_x=1&country=jp', '/browse?country=JP'],
  ['/regional/europe?x', '/regional/europe'],
  [
    '/country/JP.data?days=7&sort=x&_routes=routes%2Fcatalog%2Fcountry',
    '/country/JP.data?_routes=routes%2Fcatalog%2Fcountry',
  ],
  ['/api/countries/jp?x=1', '/api/countries/JP'],
  ['/api/countries?after=JP&limit=6', '/api/countries?limit=6&after=JP'],
  ['/api/search-index?v=2', '/api/search-index'],
  [
    '/country/jp.data?_routes=routes%2Fcatalog%2Fcountry',
    '/country/JP.data?_routes=routes%2Fcatalog%2Fcountry',
  ],
  [
    '/country/country.data?_routes=routes%2Fcatalog%2Fcountry',
    '/country/COUNTRY.data?_routes=routes%2Fcatalog%2Fcountry',
  ],
  ['/country/JP/guide?via=x', '/country/JP/guide'],
  [
    '/country/jp/guide.data?_routes=routes%2Fcatalog%2Fcountry-guide',
    '/country/JP/guide.data?_routes=routes%2Fcatalog%2Fcountry-guide',
  ],
  ['/flags/jp.svg?x=1', '/flags/jp.svg'],
  ['/social/JP.png?x=1', '/social/JP.png'],
  ['/social/R-E595F45D.png?x=1', '/social/R-E595F45D.png'],
  ['/product/JP.png?x=1', '/product/JP.png'],
])('%s shares the entry of %s', (target, key) => {
  expect(keyOf(target)).toBe(key);
  expect(keyOf(key)).toBe(key);
});

it.each([
  ['a search', '/?q=japan'],
  ['a search on another page', '/browse?q=ja&country=JP'],
  ['a list of any length', '/browse?shown=15'],
  ['a part of the world of any name', `/browse?part=${'-a'.repeat(9)}`],
  ['a trip', '/regional?to=Japan,+Korea'],
  ['a trip to a region', '/regional/europe?to=France'],
  ['countries of a part of the world', '/api/countries?part=Asia'],
  ['the list of a part of the world', '/api/atlas?part=Asia'],
  ['plans for some days', '/country/JP?days=7'],
  ['one kind of data', '/regional/europe?data=fixed'],
  ['plans of a size', '/country/KR?gb=5'],
  ['a chosen plan', '/browse?country=JP&plan=esim_1GB_7D_JP_V2'],
  ['an order', '/country?country=JP&sort=price'],
  ['a whole list', '/country/JP?more=1'],
  ['a question', '/support?q=refund'],
  ['countries by name', '/api/countries?isos=JP,FR'],
  ['a country with a plan of a link', '/api/countries/JP?plan=x'],
  ['a region with a plan of a link', '/api/regions/europe?plan=x'],
  ['data with a plan of a link', '/country/JP.data?plan=x&_routes=routes%2Fcatalog%2Fcountry'],
  ['a limit that is none', '/api/countries?limit=abc'],
  ['a parameter twice', '/api/countries?limit=6&limit=7'],
  ['a code that is none', '/browse?country=%00'],
  ['a parameter of the router', '/country/JP?_routes=routes%2Fhome'],
  ['data of other routes', '/country/JP.data?_routes=root'],
  ['two slashes', '//country/JP'],
  ['two slashes inside', '/country//JP'],
  ['a slash at the end', '/country/JP/'],
  ['small letters', '/country/jp'],
  ['capital letters', '/regional/Europe'],
  ['a step back', '/country/../profile'],
  ['a coded path', '/%63ountry/JP'],
  ['another address', 'http://localhost:3000/'],
  ['a fragment', '/country/JP#x'],
  ['an address beside the path', '*'],
  ['nothing', ''],
  ['a backslash', '/\\country\\JP'],
  ['no place', '/country/J'],
  ['a long place', `/country/${'A'.repeat(11)}`],
  ['a long query', `/?x=${'a'.repeat(3000)}`],
])('leaves %s to the framework (%s)', (_, target) => {
  expect(keyOf(target)).toBeNull();
});

it('separates files, and lists with endless spellings', () => {
  expect(addressOf('/api/countries?limit=7')?.isEndless).toBe(true);
  expect(addressOf('/flags/jp.svg')?.isEndless).toBe(true);
  expect(addressOf('/country/JP')?.isEndless).toBe(false);
});
