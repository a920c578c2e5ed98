import { type Device, devicesOf } from './device.ts';

const CHINA = 'Versions sold in mainland China have no eSIM.';

export const HUAWEI: readonly Device[] = devicesOf('Huawei', [
  ['P40', CHINA],
  ['P40 Pro', `The version with a plus behind its name has no eSIM. ${CHINA}`],
  ['Mate 40 Pro', CHINA],
]);

export const OPPO: readonly Device[] = devicesOf(
  'Oppo',
  [
    'Find X3 Pro',
    'Find X5',
    'Find X5 Pro',
    'Find X8',
    'Find X8 Pro',
    'Find N2 Flip',
    'Find N3',
    ['Reno5 A', 'Made for Japan; some versions have no eSIM.'],
    'Reno6 Pro 5G',
    ['Reno9 A', 'Made for Japan.'],
  ],
  `${CHINA} Some carriers’ versions have none either.`,
);

export const SONY: readonly Device[] = devicesOf(
  'Sony',
  [
    ['Xperia 10 III Lite', 'Made for Japan.'],
    'Xperia 10 IV',
    'Xperia 10 V',
    'Xperia 10 VI',
    'Xperia 1 IV',
    'Xperia 1 V',
    'Xperia 1 VI',
    'Xperia 1 VII',
    'Xperia 5 IV',
    'Xperia 5 V',
  ],
  'Versions sold in mainland China, Hong Kong or Taiwan may have no eSIM.',
);

export const XIAOMI: readonly Device[] = devicesOf(
  'Xiaomi',
  [
    ['12T Pro', `Only the Pro has an eSIM, the 12T doesn’t. ${CHINA}`],
    '13',
    '13 Lite',
    '13 Pro',
    '13T',
    '13T Pro',
    '14',
    '14T',
    '14T Pro',
    '15',
    '15 Ultra',
  ],
  CHINA,
);

export const MOTOROLA: readonly Device[] = devicesOf(
  'Motorola',
  [
    ['Razr (2019)', 'Uses eSIM only.'],
    'Razr 5G',
    'Razr 40',
    'Razr 40 Ultra',
    'Razr 50',
    'Razr 50 Ultra',
    'Razr+ (2023)',
    'Razr+ (2024)',
    'Edge 40',
    'Edge 40 Neo',
    'Edge 40 Pro',
    'Edge 50',
    'Edge 50 Fusion',
    'Edge 50 Neo',
    'Edge 50 Pro',
    'Edge 50 Ultra',
    'Edge+ (2023)',
    'Moto G84 5G',
  ],
  `${CHINA} Some carriers’ versions have none either.`,
);

/** Makers with few models that support eSIM. */
export const OTHER_BRANDS: readonly Device[] = [
  ...devicesOf('Asus', ['Zenfone 12 Ultra'], CHINA),
  ...devicesOf('Fairphone', ['Fairphone 4', 'Fairphone 5', 'Fairphone (Gen. 6)']),
  ...devicesOf(
    'Honor',
    [
      '90',
      '200',
      '200 Pro',
      '400',
      '400 Pro',
      'Magic4 Pro',
      'Magic5 Pro',
      'Magic6 Pro',
      'Magic7 Pro',
      'Magic V2',
      'Magic V3',
    ],
    CHINA,
  ),
  ...devicesOf('Microsoft', ['Surface Duo', 'Surface Duo 2']),
  ...devicesOf('Nokia', ['G60 5G', 'X30 5G', 'XR21'], 'Some carriers’ versions have no eSIM.'),
  ...devicesOf('Nothing', ['Phone (3)', 'Phone (3a) Pro']),
  ...devicesOf('OnePlus', ['11', '12', '13', 'Open'], CHINA),
  ...devicesOf('Rakuten', ['Big-s', 'Hand', 'Mini'], 'Made for Japan.'),
  ...devicesOf(
    'Sharp',
    ['Aquos R7', 'Aquos R8', 'Aquos sense6s', 'Aquos sense7', 'Aquos wish'],
    'Made for Japan and Taiwan.',
  ),
  ...devicesOf('Vivo', ['V29', 'V40', 'X90 Pro', 'X100 Pro', 'X200 Pro'], CHINA),
];
