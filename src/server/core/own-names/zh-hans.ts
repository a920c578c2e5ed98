import type { OwnNames } from './own-names.ts';

export const zhHans: OwnNames = {
  countries: {
    AE: '阿联酋',
    AN: '荷属安的列斯',
    BA: '波黑',
    CC: '科科斯群岛',
    CYP: '北塞浦路斯',
    'US-HI': '夏威夷',
  },
  regions: {
    Africa: '非洲',
    Asia: '亚洲',
    Balkans: '巴尔干',
    Caribbean: '加勒比',
    'Central America': '中美洲',
    CIS: '独联体',
    'Europe + USA': '欧洲+美国',
    'Europe + USA + Business Hubs': '欧洲+美国+商务枢纽',
    'Europe Extra': '欧洲 Extra',
    'Europe Lite': '欧洲 Lite',
    'Europe+': '欧洲+',
    Global: '全球',
    'Global Light': '全球 Light',
    'Global Max': '全球 Max',
    'Global Standard': '全球 Standard',
    'Latin America': '拉丁美洲',
    'Middle East & Africa': '中东和非洲',
    'Middle East and North Africa': '中东和北非',
    'North America': '北美',
    Oceania: '大洋洲',
  },
};
