import { counted, ofLetters } from '../language-words.ar.ts';
import type { FieldFault } from './field-fault.ts';
import type * as source from './field-words.ts';

const KINDS: Record<string, string> = {
  string: 'نصًا',
  number: 'عددًا',
  int: 'عددًا صحيحًا',
  boolean: 'true أو false',
  array: 'قائمة',
  object: 'كائنًا له حقوله',
};

const MAX_VALUES = 12;

type Size = Extract<FieldFault, { fault: 'size' }>;

const BOUNDS: Record<Size['bound'], string> = {
  'at least': 'لا يقل عن',
  'more than': 'يزيد على',
  'at most': 'لا يتجاوز',
  'less than': 'يقل عن',
};

/** 'الحقل «country_code» يجب أن يكون نصًا.': fields have English names. */
export const fieldWords: typeof source.fieldWords = (fault) =>
  fault.fault === 'rule' ? fault.words : `${fieldName(fault.path)} ${whatIsWrong(fault)}.`;

function fieldName(path: FieldFault['path']): string {
  return path.some((part) => typeof part === 'string') ? `الحقل «${path.join('.')}»` : 'محتوى الطلب';
}

function whatIsWrong(fault: Exclude<FieldFault, { fault: 'rule' }>): string {
  switch (fault.fault) {
    case 'missing':
      return 'غير موجود';
    case 'kind':
      return `يجب أن يكون ${KINDS[fault.wanted] ?? 'من نوع آخر'}`;
    case 'value':
      return fault.known.length > MAX_VALUES
        ? 'ليس من القيم المعروفة'
        : `يجب أن يكون ${fault.known.length > 1 ? 'إحدى هذه القيم' : 'هذه القيمة'}: ${fault.known.join('، ')}`;
    case 'empty':
      return 'يجب ألا يكون فارغًا';
    case 'size':
      return sizeWords(fault);
    case 'email':
      return 'يجب أن يكون عنوان بريد إلكتروني';
    case 'form':
      return 'مكتوب بصيغة خاطئة';
    case 'unknown_field':
      return `فيه حقل لا نعرفه: ${fault.name}`;
  }
}

function sizeWords({ of, bound, count }: Size): string {
  const limit = BOUNDS[bound];
  if (of === 'array') {
    const entries = counted(count, {
      one: 'عنصر واحد',
      two: 'عنصرين',
      few: 'عناصر',
      many: 'عنصرًا',
      other: 'عنصر',
    });
    return `يجب أن يكون عدد عناصره ما ${limit} ${entries}`;
  }
  return of === 'string'
    ? `يجب أن يكون طوله ما ${limit} ${ofLetters(count)}`
    : `يجب أن يكون ما ${limit} ${count}`;
}

export const bodyWords: typeof source.bodyWords = (message) => {
  const [, field] = /^\[(?:body|query)\.(\w{1,50})\]/.exec(message) ?? [];
  if (field === undefined) return null;
  return { field, words: `${fieldName([field])} غير موجود أو مكتوب بصيغة خاطئة.` };
};
