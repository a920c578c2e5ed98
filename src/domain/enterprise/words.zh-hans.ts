import type * as source from './words.ts';

export const regionNames: typeof source.regionNames = {
  'North America': '北美',
  'Latin America': '拉丁美洲',
  Europe: '欧洲',
  'Middle East': '中东',
  Africa: '非洲',
  'South Asia': '南亚',
  'East Asia': '东亚',
  'Southeast Asia': '东南亚',
  Oceania: '大洋洲',
  'Global / Multi-region': '全球/多个区域',
};

export const complaints: typeof source.complaints = {
  tooLong: '内容太长',
  companyName: '请输入公司名称，至少 2 个字符',
  contactName: '请输入你的姓名，至少 2 个字符',
  website: '请输入网址，例如 https://example.com',
  consent: '请勾选同意，我们才能回复你',
};
