import type { FieldFault } from './field-fault.ts';
import type * as source from './field-words.ts';

const KINDS: Record<string, string> = {
  string: 'een tekst',
  number: 'een getal',
  int: 'een geheel getal',
  boolean: 'true of false',
  array: 'een lijst',
  object: 'een object met eigen velden',
};

const MAX_VALUES = 12;

const BOUNDS: Record<Extract<FieldFault, { fault: 'size' }>['bound'], string> = {
  'at least': 'minstens',
  'more than': 'meer dan',
  'at most': 'hoogstens',
  'less than': 'minder dan',
};

/** 'Het veld “country_code” moet een tekst zijn.': fields have English names. */
export const fieldWords: typeof source.fieldWords = (fault) =>
  fault.fault === 'rule' ? fault.words : `${fieldName(fault.path)} ${whatIsWrong(fault)}.`;

function fieldName(path: FieldFault['path']): string {
  return path.some((part) => typeof part === 'string') ? `Het veld “${path.join('.')}”` : 'Het verzoek';
}

function whatIsWrong(fault: Exclude<FieldFault, { fault: 'rule' }>): string {
  switch (fault.fault) {
    case 'missing':
      return 'ontbreekt';
    case 'kind':
      return `moet ${KINDS[fault.wanted] ?? 'van een andere soort'} zijn`;
    case 'value':
      return fault.known.length > MAX_VALUES
        ? 'heeft geen van de bekende waarden'
        : `moet ${fault.known.length > 1 ? 'een van deze waarden' : 'deze waarde'} zijn: ${fault.known.join(', ')}`;
    case 'empty':
      return 'mag niet leeg zijn';
    case 'size':
      return sizeWords(fault);
    case 'email':
      return 'moet een e-mailadres zijn';
    case 'form':
      return 'heeft de verkeerde vorm';
    case 'unknown_field':
      return `heeft een veld dat we niet kennen: ${fault.name}`;
  }
}

function sizeWords({ of, bound, count }: Extract<FieldFault, { fault: 'size' }>): string {
  const most = `${BOUNDS[bound]} ${count}`;
  if (of === 'array') return `moet ${most} ${count === 1 ? 'item' : 'items'} hebben`;
  return `moet ${most}${of === 'string' ? ' tekens lang' : ''} zijn`;
}

export const bodyWords: typeof source.bodyWords = (message) => {
  const [, field] = /^\[(?:body|query)\.(\w{1,50})\]/.exec(message) ?? [];
  if (field === undefined) return null;
  return { field, words: `${fieldName([field])} ontbreekt of heeft de verkeerde vorm.` };
};
