import { counted, inLetters, prefixed } from '../language-words.he.ts';
import type { FieldFault } from './field-fault.ts';
import type * as source from './field-words.ts';

const KINDS: Record<string, string> = {
  string: 'טקסט',
  number: 'מספר',
  int: 'מספר שלם',
  boolean: 'true או false',
  array: 'רשימה',
  object: 'אובייקט עם שדות משלו',
};

const MAX_VALUES = 12;

type Size = Extract<FieldFault, { fault: 'size' }>;

const BOUNDS: Record<Size['bound'], (count: string) => string> = {
  'at least': (count) => `לפחות ${count}`,
  'more than': (count) => `יותר ${prefixed('מ', count)}`,
  'at most': (count) => `לכל היותר ${count}`,
  'less than': (count) => `פחות ${prefixed('מ', count)}`,
};

/** 'השדה ״country_code״ צריך להיות טקסט.': fields have English names. */
export const fieldWords: typeof source.fieldWords = (fault) =>
  fault.fault === 'rule' ? fault.words : `${fieldName(fault.path)} ${whatIsWrong(fault)}.`;

function fieldName(path: FieldFault['path']): string {
  return path.some((part) => typeof part === 'string') ? `השדה ״${path.join('.')}״` : 'תוכן הבקשה';
}

function whatIsWrong(fault: Exclude<FieldFault, { fault: 'rule' }>): string {
  switch (fault.fault) {
    case 'missing':
      return 'חסר';
    case 'kind':
      return `צריך להיות ${KINDS[fault.wanted] ?? 'מסוג אחר'}`;
    case 'value':
      return fault.known.length > MAX_VALUES
        ? 'אינו אחד הערכים המוכרים'
        : `צריך להיות ${fault.known.length > 1 ? 'אחד הערכים האלה' : 'הערך הזה'}: ${fault.known.join(', ')}`;
    case 'empty':
      return 'לא יכול להיות ריק';
    case 'size':
      return sizeWords(fault);
    case 'email':
      return 'צריך להיות כתובת אימייל';
    case 'form':
      return 'כתוב בצורה שגויה';
    case 'unknown_field':
      return `מכיל שדה לא מוכר: ${fault.name}`;
  }
}

function sizeWords({ of, bound, count }: Size): string {
  const limited = BOUNDS[bound];
  if (of === 'array')
    return `צריך להכיל ${limited(counted(count, { one: 'פריט אחד', two: 'שני פריטים', many: 'פריטים' }))}`;
  return of === 'string' ? `צריך להכיל ${limited(inLetters(count))}` : `צריך להיות ${limited(String(count))}`;
}

export const bodyWords: typeof source.bodyWords = (message) => {
  const [, field] = /^\[(?:body|query)\.(\w{1,50})\]/.exec(message) ?? [];
  if (field === undefined) return null;
  return { field, words: `${fieldName([field])} חסר או כתוב בצורה שגויה.` };
};
