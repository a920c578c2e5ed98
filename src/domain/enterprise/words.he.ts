import type * as source from './words.ts';

export const regionNames: typeof source.regionNames = {
  'North America': 'צפון אמריקה',
  'Latin America': 'אמריקה הלטינית',
  Europe: 'אירופה',
  'Middle East': 'המזרח התיכון',
  Africa: 'אפריקה',
  'South Asia': 'דרום אסיה',
  'East Asia': 'מזרח אסיה',
  'Southeast Asia': 'דרום-מזרח אסיה',
  Oceania: 'אוקיאניה',
  'Global / Multi-region': 'כל העולם / כמה אזורים',
};

export const complaints: typeof source.complaints = {
  tooLong: 'הטקסט ארוך מדי',
  companyName: 'הזינו את שם החברה, לפחות שני תווים',
  contactName: 'הזינו את שמכם, לפחות שני תווים',
  website: 'הזינו כתובת אתר, למשל https://example.com',
  consent: 'נדרשת הסכמתכם, כדי שנוכל לענות לכם',
};
