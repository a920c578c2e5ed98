import countries from 'i18n-iso-countries';

import { regions } from './regions.ts';

/** Codes outside ISO 3166 that shops sell: Kosovo, Northern Cyprus, Canary Islands, Hawaii, Netherlands Antilles. */
const special = ['XK', 'CYP', 'IC', 'US-HI', 'AN'];

/** Every country and territory with a picture, sorted. */
export const countryCodes: readonly string[] = [
  ...new Set([...Object.keys(countries.getAlpha2Codes()), ...special]),
].sort();

/** Every region with a picture, sorted. */
export const regionCodes: readonly string[] = Object.keys(regions).sort();

/** The picture for a code without its own. */
export const fallbackCode = '_';

/** Every code, each drawn in every format. */
export const allCodes: readonly string[] = [...countryCodes, ...regionCodes, fallbackCode];
