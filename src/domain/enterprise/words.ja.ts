import type * as source from './words.ts';

export const regionNames: typeof source.regionNames = {
  'North America': '北米',
  'Latin America': '中南米',
  Europe: 'ヨーロッパ',
  'Middle East': '中東',
  Africa: 'アフリカ',
  'South Asia': '南アジア',
  'East Asia': '東アジア',
  'Southeast Asia': '東南アジア',
  Oceania: 'オセアニア',
  'Global / Multi-region': '全世界・複数の地域',
};

export const complaints: typeof source.complaints = {
  tooLong: '長すぎます',
  companyName: '会社名を2文字以上で入力してください',
  contactName: 'お名前を2文字以上で入力してください',
  website: 'URLを入力してください（例：https://example.com）',
  consent: '返信に必要なため、同意をお願いします',
};
