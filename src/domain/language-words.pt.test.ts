import { expect, it } from 'vitest';

import { formatSpeed, unlimitedPlan } from './catalog/plan-facts-words.pt.ts';
import { gigabytes, megabytes, rowDays } from './catalog/plan-words.pt.ts';
import { cardEnding, inPercent, walletCard } from './checkout/payment-words.pt.ts';
import { forPlace, inDays, inHours, inPlace, inYears, named, ofPlace } from './language-words.pt.ts';
import { by, CARD, DECIMAL, inMoney, THOUSANDS, withMethod } from './money-words.pt.ts';
import { fieldWords } from './problems/field-words.pt.ts';
import { sentenceOf } from './problems/words.pt.ts';

it('writes money, shares, sizes and speeds in Portuguese, where no number loses its unit at the end of a line', () => {
  expect(inMoney('$', `1${THOUSANDS}017${DECIMAL}63`)).toBe('US$\u00A01.017,63');
  expect([by(CARD), by('PayPal')]).toEqual(['no cartão', 'com PayPal']);
  expect(withMethod('US$\u00A03,37', CARD)).toBe('US$\u00A03,37 no cartão');
  expect(withMethod('US$\u00A03,37', walletCard('Apple Pay', 'Visa', '4242'))).toBe(
    'US$\u00A03,37 com Apple Pay (Visa 4242)',
  );
  expect([cardEnding('Visa', '4242'), cardEnding('Card', '4242')]).toEqual([
    'Visa final 4242',
    'Cartão final 4242',
  ]);
  expect(inPercent(4.99)).toBe('4,99%');
  expect([gigabytes('2.5'), megabytes(500)]).toEqual(['2,5\u00A0GB', '500\u00A0MB']);
  expect([unlimitedPlan('Lite'), unlimitedPlan(null)]).toEqual(['Ilimitado Lite', 'Ilimitado']);
  expect([formatSpeed(512), formatSpeed(1250)]).toEqual(['512\u00A0kbps', '1,25\u00A0Mbps']);
});

it('counts in Portuguese, where zero is plural', () => {
  expect([inDays(0), inDays(1), inDays(2)]).toEqual(['0\u00A0dias', '1\u00A0dia', '2\u00A0dias']);
  expect([inHours(1), inHours(24)]).toEqual(['1\u00A0hora', '24\u00A0horas']);
  expect([inYears(1), inYears(2)]).toEqual(['1\u00A0ano', '2\u00A0anos']);
  expect([rowDays(1), rowDays(7)]).toEqual(['Por 1\u00A0dia', 'Por 7\u00A0dias']);
});

it('contracts the article of a place in Portuguese', () => {
  const japan = [named, inPlace, ofPlace, forPlace].map((form) => form('Japão'));
  expect(japan).toEqual(['o Japão', 'no Japão', 'do Japão', 'para o Japão']);
  const portugal = [named, inPlace, ofPlace, forPlace].map((form) => form('Portugal'));
  expect(portugal).toEqual(['Portugal', 'em Portugal', 'de Portugal', 'para Portugal']);

  const places = {
    'Estados Unidos': 'nos Estados Unidos',
    Tailândia: 'na Tailândia',
    Filipinas: 'nas Filipinas',
    'Reino Unido': 'no Reino Unido',
    'África do Sul': 'na África do Sul',
    'Costa Rica': 'na Costa Rica',
    'República Tcheca': 'na República Tcheca',
    'RD Congo': 'na RD Congo',
    Havaí: 'no Havaí',
    'União Europeia': 'na União Europeia',
    Cuba: 'em Cuba',
    'Hong Kong': 'em Hong Kong',
    'Burkina Faso': 'em Burkina Faso',
    Tonga: 'em Tonga',
    Marrocos: 'no Marrocos',
    'Samoa Americana': 'na Samoa Americana',
  };
  expect(Object.keys(places).map(inPlace)).toEqual(Object.values(places));
});

it('says in Portuguese where a plan for several countries works', () => {
  const regions = {
    'Europa+': 'na Europa+',
    Bálcãs: 'nos Bálcãs',
    'Oriente Médio e Norte da África': 'no Oriente Médio e no Norte da África',
    Global: 'em todo o mundo',
    'Global Light': 'na região Global Light',
    'Global Plus': 'na região Global Plus',
  };
  expect(Object.keys(regions).map(inPlace)).toEqual(Object.values(regions));
  expect([named('Global'), forPlace('Global')]).toEqual(['o mundo todo', 'para todo o mundo']);
});

it('says in Portuguese what is wrong with a field', () => {
  const tooMany = (of: string) =>
    fieldWords({ fault: 'size', path: ['name'], of, bound: 'at most', count: 80 });
  expect(tooMany('string')).toBe('O campo “name” precisa ter no máximo 80\u00A0caracteres.');
  expect(tooMany('array')).toBe('O campo “name” precisa ter no máximo 80\u00A0itens.');
  expect(tooMany('number')).toBe('O campo “name” precisa ser no máximo 80.');
  expect(fieldWords({ fault: 'kind', path: ['country_code'], wanted: 'string' })).toBe(
    'O campo “country_code” precisa ser um texto.',
  );
  expect(fieldWords({ fault: 'missing', path: [] })).toBe('O conteúdo da solicitação está faltando.');
});

it('lists what is left to do in Portuguese', () => {
  const declined = (methods: string[], wallets: boolean) =>
    sentenceOf('too_many_declines', { seconds: 60, of: 'browser', methods, wallets });
  expect(declined(['PayPal'], true)).toContain(
    'Pague com PayPal, Apple Pay ou Google Pay, ou tente de novo em um minuto.',
  );
  expect(declined([], false)).toContain('Nada foi cobrado. Tente de novo em um minuto.');
});
