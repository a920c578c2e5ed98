import countries from 'i18n-iso-countries';

import { regions } from './regions.ts';

/** Codes that shops sell beside ISO 3166: Kosovo, Northern Cyprus, Canary Islands, Hawaii, Antilles. */
const special = ['XK', 'CYP', 'IC', 'US-HI', 'AN'];

/** Every country and territory that has a picture, sorted. */
export const countryCodes: readonly string[] = [
  ...new Set([...Object.keys(countries.getAlpha2Codes()), ...special]),
].sort();

/** Every region that has a picture, sorted. */
export const regionCodes: readonly string[] = Object.keys(regions).sort();

/** The picture for a code that has none of its own. */
export const fallbackCode = '_';

/** Everything that is drawn in every format. */
export const allCodes: readonly string[] = [...countryCodes, ...regionCodes, fallbackCode];
