import type * as source from './words.ts';

export const regionNames: typeof source.regionNames = {
  'North America': '北美',
  'Latin America': '拉丁美洲',
  Europe: '歐洲',
  'Middle East': '中東',
  Africa: '非洲',
  'South Asia': '南亞',
  'East Asia': '東亞',
  'Southeast Asia': '東南亞',
  Oceania: '大洋洲',
  'Global / Multi-region': '全球/多個區域',
};

export const complaints: typeof source.complaints = {
  tooLong: '內容太長',
  companyName: '請輸入公司名稱，至少 2 個字元',
  contactName: '請輸入您的姓名，至少 2 個字元',
  website: '請輸入網址，例如 https://example.com',
  consent: '請勾選同意，我們才能回覆您',
};
