import { type Device, devicesOf } from './device.ts';
import { deviceNotes } from './words.ts';

export const HUAWEI: readonly Device[] = devicesOf('Huawei', [
  ['P40', deviceNotes.china],
  ['P40 Pro', deviceNotes.noPlus],
  ['Mate 40 Pro', deviceNotes.china],
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
    ['Reno5 A', deviceNotes.partlyJapan],
    'Reno6 Pro 5G',
    ['Reno9 A', deviceNotes.japan],
  ],
  deviceNotes.chinaAndCarriers,
);

export const SONY: readonly Device[] = devicesOf(
  'Sony',
  [
    ['Xperia 10 III Lite', deviceNotes.japan],
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
  deviceNotes.greaterChina,
);

export const XIAOMI: readonly Device[] = devicesOf(
  'Xiaomi',
  [
    ['12T Pro', deviceNotes.onlyPro],
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
  deviceNotes.china,
);

export const MOTOROLA: readonly Device[] = devicesOf(
  'Motorola',
  [
    ['Razr (2019)', deviceNotes.razr2019],
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
  deviceNotes.chinaAndCarriers,
);

/** Makers with few models that support eSIM. */
export const OTHER_BRANDS: readonly Device[] = [
  ...devicesOf('Asus', ['Zenfone 12 Ultra'], deviceNotes.china),
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
    deviceNotes.china,
  ),
  ...devicesOf('Microsoft', ['Surface Duo', 'Surface Duo 2']),
  ...devicesOf('Nokia', ['G60 5G', 'X30 5G', 'XR21'], deviceNotes.carriers),
  ...devicesOf('Nothing', ['Phone (3)', 'Phone (3a) Pro']),
  ...devicesOf('OnePlus', ['11', '12', '13', 'Open'], deviceNotes.china),
  ...devicesOf('Rakuten', ['Big-s', 'Hand', 'Mini'], deviceNotes.japan),
  ...devicesOf(
    'Sharp',
    ['Aquos R7', 'Aquos R8', 'Aquos sense6s', 'Aquos sense7', 'Aquos wish'],
    deviceNotes.japanAndTaiwan,
  ),
  ...devicesOf('Vivo', ['V29', 'V40', 'X90 Pro', 'X100 Pro', 'X200 Pro'], deviceNotes.china),
];
