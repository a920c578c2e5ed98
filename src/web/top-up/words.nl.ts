import { named } from '../../domain/language-words.nl.ts';
import { phrase } from '../core/phrase.ts';
import type * as source from './words.ts';

export const topUpStartWords: typeof source.topUpStartWords = {
  alone: {
    behind: 'Wanneer de eerste afloopt',
    firstUse: 'Bij het eerste gebruik',
    after: (moment) => phrase`Na ${moment}, wanneer dezelfde bundel op deze eSIM afloopt`,
  },
  it: {
    behind: 'De bundel start wanneer de eerste afloopt.',
    firstUse: 'De bundel start bij het eerste gebruik.',
    after: (moment) => phrase`De bundel start na ${moment}, wanneer dezelfde op deze eSIM afloopt.`,
  },
  brief: {
    behind: 'Start wanneer de eerste afloopt',
    firstUse: 'Start bij het eerste gebruik',
    after: (day) => phrase`Start na ${day}`,
  },
};

export const topUpTimesWords: typeof source.topUpTimesWords = {
  end: (days, lapses) =>
    phrase`De bundel loopt ${days} later af. Gebruik je hem nooit, dan vervalt hij op ${lapses}.`,
  endOfFirst: (days) => `${days} na het eerste gebruik`,
  endOfNext: (days) => `${days} na de start`,
};

export const topUpNoteWords: typeof source.topUpNoteWords = {
  loading: 'Beveiligde afrekenpagina laden…',
  fits: {
    title: (country, iccid) => `Dit komt op je eSIM voor ${named(country)}, ICCID …${iccid}`,
    text: 'Je hoeft niets te installeren.',
  },
  refused: {
    title: 'Deze bundel kan niet worden toegevoegd',
    newEsim: 'Koop hem met een nieuwe eSIM',
  },
  failed: 'We konden niet controleren of deze bundel past',
  notCharged: 'Er is niets afgeschreven.',
};
