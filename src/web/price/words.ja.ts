import type * as source from './words.ts';

export const ticketWords: typeof source.ticketWords = {
  data: 'データ容量',
  validity: '有効期間',
  coverage: '対応エリア',
  price: 'プラン料金',
  code: (code) => `コード${code}`,
  reverseCharge: 'VAT（リバースチャージ）',
  total: '合計',
  currency: (code) => code,
};

export const summaryWords: typeof source.summaryWords = {
  title: '注文内容',
  onto: '追加先',
  ontoEsim: (iccid) => `eSIM …${iccid}`,
  starts: '利用開始',
  ends: '利用終了',
  taxes: '税・サービス料',
  included: '込み',
  untaxed: 'VATや売上税はかかりません。',
  speed: (speeds) => `速度：${speeds ?? '不明'}`,
  speedNote: (line, country) =>
    country === null ? `${line}。` : `${line}。日数は${country}での初回利用から数えます。`,
};

export const planLineWords: typeof source.planLineWords = {
  fullSpeed: (gigabytes, slower) => `1日${gigabytes}GBまで高速、その後は${slower}`,
  startsIn: (place) => `${place}での初回利用時に開始`,
};
