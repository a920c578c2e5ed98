import type { FieldFault } from './field-fault.ts';
import type * as source from './field-words.ts';

const KINDS: Record<string, string> = {
  string: 'metin',
  number: 'sayı',
  int: 'tam sayı',
  boolean: 'true veya false',
  array: 'liste',
  object: 'kendi alanları olan bir nesne',
};

const MAX_VALUES = 12;

/** 'en fazla 80 karakter', '80 değerinden büyük'. */
const BOUNDS: Record<Extract<FieldFault, { fault: 'size' }>['bound'], (count: string) => string> = {
  'at least': (count) => `en az ${count}`,
  'more than': (count) => `${count} değerinden büyük`,
  'at most': (count) => `en fazla ${count}`,
  'less than': (count) => `${count} değerinden küçük`,
};

/** '“country_code” alanı metin olmalı.': fields have English names. */
export const fieldWords: typeof source.fieldWords = (fault) =>
  fault.fault === 'rule' ? fault.words : `${fieldName(fault.path)} ${whatIsWrong(fault)}.`;

function fieldName(path: FieldFault['path']): string {
  return path.some((part) => typeof part === 'string') ? `“${path.join('.')}” alanı` : 'İstek';
}

function whatIsWrong(fault: Exclude<FieldFault, { fault: 'rule' }>): string {
  switch (fault.fault) {
    case 'missing':
      return 'eksik';
    case 'kind':
      return `${KINDS[fault.wanted] ?? 'başka türde'} olmalı`;
    case 'value':
      return fault.known.length > MAX_VALUES
        ? 'bilinen değerlerden biri değil'
        : `şu ${fault.known.length > 1 ? 'değerlerden biri' : 'değer'} olmalı: ${fault.known.join(', ')}`;
    case 'empty':
      return 'boş olamaz';
    case 'size':
      return sizeWords(fault);
    case 'email':
      return 'bir e-posta adresi olmalı';
    case 'form':
      return 'yanlış biçimde';
    case 'unknown_field':
      return `bilmediğimiz bir alan içeriyor: ${fault.name}`;
  }
}

function sizeWords({ of, bound, count }: Extract<FieldFault, { fault: 'size' }>): string {
  const units: Record<string, string> = { array: 'öğe', string: 'karakter' };
  const unit = units[of];
  return `${BOUNDS[bound](unit === undefined ? String(count) : `${count} ${unit}`)} olmalı`;
}

export const bodyWords: typeof source.bodyWords = (message) => {
  const [, field] = /^\[(?:body|query)\.(\w{1,50})\]/.exec(message) ?? [];
  if (field === undefined) return null;
  return { field, words: `${fieldName([field])} eksik veya yanlış biçimde.` };
};
