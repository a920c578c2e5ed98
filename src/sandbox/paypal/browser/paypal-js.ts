import type { PayPalButtonsComponentOptions } from '@paypal/paypal-js';

import { Buttons } from './buttons.ts';
import { FUNDING_SOURCES, isFundingEligible } from './funding.ts';

/** The release of the browser library that this script stands in for. */
const VERSION = '5.0.500';

const namespace = document.currentScript?.dataset['namespace'] || 'paypal';

Object.assign(window, {
  [namespace]: {
    version: VERSION,
    Buttons: (options?: PayPalButtonsComponentOptions) => new Buttons(options),
    FUNDING: Object.fromEntries(FUNDING_SOURCES.map((source) => [source.toUpperCase(), source])),
    getFundingSources: () => [...FUNDING_SOURCES],
    isFundingEligible,
    rememberFunding: () => {},
  },
});
