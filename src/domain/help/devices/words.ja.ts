import type * as source from './words.ts';

export const deviceNotes: typeof source.deviceNotes = {
  china: '中国本土で販売されたモデルはeSIM非対応です。',
  chinaAndHongKong:
    '中国本土で販売されたモデルはeSIM非対応です。香港とマカオで販売されたモデルもほとんどが非対応です。',
  onlyEsim:
    'アメリカ版にはSIMトレイがなく、eSIM専用です。中国本土で販売されたモデルはeSIM非対応で、香港とマカオで販売されたモデルもほとんどが非対応です。',
  ipad: 'Wi-Fi + Cellularモデルのみ対応しています。中国本土で販売されたモデルはeSIM非対応です。',
  pixel3:
    'オーストラリア、台湾、日本で販売されたモデルと、SprintとGoogle Fi以外のアメリカの通信会社が販売したモデルは、旅行用のeSIMを使えません。',
  pixel3a: '日本で販売されたモデルとVerizonが販売したモデルは、旅行用のeSIMを使えません。',
  earlyGalaxy: 'アメリカ、韓国、中国本土、香港、台湾で販売されたモデルは、eSIM非対応の場合があります。',
  greaterChina: '中国本土、香港、台湾で販売されたモデルは、eSIM非対応の場合があります。',
  someCountries: '一部の国のモデルだけがeSIMに対応しています。設定に「eSIMを追加」があるか確認してください。',
  noPlus: '名前の最後に「+」が付くモデルと、中国本土で販売されたモデルはeSIM非対応です。',
  chinaAndCarriers:
    '中国本土で販売されたモデルはeSIM非対応です。通信会社によっては、ほかにも非対応のモデルがあります。',
  carriers: '通信会社によっては、eSIM非対応のモデルがあります。',
  onlyPro: 'eSIM対応はProのみで、12Tは非対応です。中国本土で販売されたモデルもeSIM非対応です。',
  japan: '日本向けのモデルです。',
  japanAndTaiwan: '日本と台湾向けのモデルです。',
  partlyJapan: '日本向けのモデルです。一部はeSIM非対応です。',
  razr2019: 'eSIM専用です。',
};

export const modelNames: typeof source.modelNames = {
  iphoneSe2: 'iPhone SE（第2世代）',
  iphoneSe3: 'iPhone SE（第3世代）',
  ipads: [
    'iPad（第7世代以降）',
    'iPad mini（第5世代以降）',
    'iPad Air（第3世代以降）',
    'iPad Pro 11インチ（全世代）',
    'iPad Pro 12.9インチ（第3世代以降）',
    'iPad Pro 13インチ（M4以降）',
  ],
};
