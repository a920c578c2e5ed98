import type { Market } from './place.ts';

export const middleEast: Market[] = [
  ['AE', 'United Arab Emirates', 'full', 248, 192],
  ['BH', 'Bahrain', 'wide', 236, 184],
  ['IL', 'Israel', 'full', 192, 140],
  ['IQ', 'Iraq', 'basic', 276, 224],
  ['IR', 'Iran', 'small', 328, 280],
  ['JO', 'Jordan', 'wide', 224, 172],
  ['KW', 'Kuwait', 'wide', 232, 176],
  ['LB', 'Lebanon', 'small', 348, 300],
  ['OM', 'Oman', 'wide', 256, 204],
  ['PS', 'Palestine', 'small', 284, 236],
  ['QA', 'Qatar', 'full', 228, 174],
  ['SA', 'Saudi Arabia', 'full', 236, 182],
  ['SY', 'Syria', 'small', 376, 336],
  ['YE', 'Yemen', 'small', 392, 350],
];
