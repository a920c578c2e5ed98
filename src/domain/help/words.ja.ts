import type * as source from './words.ts';

export const otherBrands: string = 'その他のブランド';

export const firstModels: typeof source.firstModels = {
  ipad: 'iPad（第7世代）',
  ipadMini: 'iPad mini（第5世代）',
  ipadAir: 'iPad Air（第3世代）',
  ipadPro: 'iPad Pro 11インチ',
};

export const lineExceptions: typeof source.lineExceptions = {
  iphone:
    '中国本土で販売されたモデルはiPhone Airを除いて非対応で、香港とマカオで販売されたモデルもほとんどが非対応です。',
  ipad: 'モバイルデータ通信のないモデルと、中国本土で販売されたモデルは非対応です。',
  pixel: 'Pixel 3と3aは、通信会社や販売された国によって旅行用のeSIMを使えません。',
  galaxy: '中国本土、香港、台湾で販売されたモデルと、アメリカや韓国の古いモデルは、非対応の場合があります。',
  oneplus: '中国本土で販売されたモデルは非対応です。',
};

export const deviceAnswerTexts: typeof source.deviceAnswerTexts = {
  unsure: {
    what: '一部のモデルだけがeSIMに対応',
    why: '設定に「eSIMを追加」があるか確認してください。あれば使えます。',
  },
  yes: 'はい、SIMロックがなければ使えます',
  every: (line, except) => `${line}はすべてeSIMに対応しています。${except}`,
  since: (line, first, except) => `${line}は${first}からeSIMに対応しています。${except}`,
  no: 'いいえ',
  first: (line, first) => `${line}でeSIMに対応した最初のモデルは${first}です。`,
};

export const compatibilityAnswers: typeof source.compatibilityAnswers = {
  galaxyS10: 'いいえ。Samsungのスマホは、Galaxy S20から対応しています。',
  iphone10: 'いいえ。iPhone 10（X）はeSIM非対応です。iPhoneはXRとXSから対応しています。',
  p40ProPlus: 'いいえ。P40とP40 ProはeSIM対応ですが、P40 Pro+は非対応です。',
  xiaomi12t: 'いいえ。ただし、Xiaomi 12T Proは対応しています。',
  yes: 'はい、使えます。',
};
