import { counted, toPlace } from '../../domain/language-words.pl.ts';
import type * as source from './basket-words.ts';

const inPlans = (plans: number) => counted(plans, { one: 'pakiet', few: 'pakiety', many: 'pakietów' });

export const basketWords: typeof source.basketWords = {
  add: 'Dodaj kolejny',
  addOf: (plan) => `Dodaj kolejny: ${plan}`,
  inBasket: (plans) => `${inPlans(plans)} w koszyku`,
  full: 'W koszyku mieści się 10 pakietów. Zapłać za nie i zacznij nowy.',
  checkOut: 'Przejdź do płatności',
  plans: (plans) => inPlans(plans),
  one: (plan) => `O jeden mniej: ${plan}`,
  removeOf: (plan) => `Usuń ${plan}`,
  onto: (place) => `Trafi na eSIM ${toPlace(place)}`,
  each: 'Każdy pakiet ma własny eSIM.',
  another: 'Dodaj pakiet do innego kraju',
  changed: (plans) => `${inPlans(plans)} w tym zakupie`,
};
