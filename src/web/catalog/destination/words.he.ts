import { inPlace, toPlace } from '../../../domain/language-words.he.ts';
import { inCountries } from '../../core/words.he.ts';
import type * as source from './words.ts';

export const destinationWords: typeof source.destinationWords = {
  missing: { title: 'המדינה לא נמצאה', text: 'לא מצאנו את היעד הזה.' },
  guide: (place) => `מדריך eSIM ${toPlace(place)}`,
  guides: 'לפני שבוחרים',
  browseAll: 'לכל המדינות',
  search: 'חיפוש',
  supported: 'מדינות כלולות',
  supportedCount: (countries) => `מדינות כלולות (${countries})`,
};

export const planSortingWords: typeof source.planSortingWords = {
  name: 'מיון',
  sorts: {
    recommended: 'מומלצות',
    price: 'מחיר: מהנמוך לגבוה',
    data: 'גלישה: מהרבה למעט',
    duration: 'משך: מהקצר לארוך',
    name: 'שם',
  },
};

export const noPlansWords: typeof source.noPlansWords = {
  title: 'אין חבילות זמינות',
  covered: (country) => `עדיין אין חבילה נפרדת ${toPlace(country)}, אבל יש חבילה אזורית שפועלת שם.`,
  nothing: (country) => `עדיין אין חבילה ${toPlace(country)}.`,
  see: (region, price) => `${region}, החל מ-${price}`,
  near: (country) => `חבילות ליעדים קרובים ${toPlace(country)}`,
  from: 'החל במחיר של',
};

export const alsoCoveredWords: typeof source.alsoCoveredWords = {
  title: (country) => `נוסעים גם מעבר ${toPlace(country)}?`,
  titleAlone: (country) => `חבילות שפועלות ${inPlace(country)}`,
  coveredBy: (region) => `כלולה גם בחבילות ${region}`,
  coveredAlone: (region) => `כלולה בחבילות ${region}`,
  countries: inCountries,
  countriesFrom: (countries, price) => `${countries}, החל מ-${price}`,
};
