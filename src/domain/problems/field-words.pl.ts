import { plural } from '../language-words.pl.ts';
import type { FieldFault } from './field-fault.ts';
import type * as source from './field-words.ts';

const KINDS: Record<string, string> = {
  string: 'tekstem',
  number: 'liczbą',
  int: 'liczbą całkowitą',
  boolean: 'wartością true lub false',
  array: 'listą',
  object: 'obiektem z własnymi polami',
};

const MAX_VALUES = 12;

const BOUNDS: Record<Extract<FieldFault, { fault: 'size' }>['bound'], string> = {
  'at least': 'co najmniej',
  'more than': 'więcej niż',
  'at most': 'najwyżej',
  'less than': 'mniej niż',
};

/** 'Pole „country_code” musi być tekstem.': fields have English names. */
export const fieldWords: typeof source.fieldWords = (fault) =>
  fault.fault === 'rule' ? fault.words : `${fieldName(fault.path)} ${whatIsWrong(fault)}.`;

/** Both are neuter, so one form of a verb or an adjective fits. */
function fieldName(path: FieldFault['path']): string {
  return path.some((part) => typeof part === 'string') ? `Pole „${path.join('.')}”` : 'Żądanie';
}

function whatIsWrong(fault: Exclude<FieldFault, { fault: 'rule' }>): string {
  switch (fault.fault) {
    case 'missing':
      return 'nie zostało podane';
    case 'kind':
      return `musi być ${KINDS[fault.wanted] ?? 'innego rodzaju'}`;
    case 'value':
      return fault.known.length > MAX_VALUES
        ? 'ma wartość spoza znanych'
        : `musi mieć ${fault.known.length > 1 ? 'jedną z wartości' : 'wartość'}: ${fault.known.join(', ')}`;
    case 'empty':
      return 'nie może być puste';
    case 'size':
      return sizeWords(fault);
    case 'email':
      return 'musi być adresem e-mail';
    case 'form':
      return 'ma niewłaściwą postać';
    case 'unknown_field':
      return `zawiera nieznane pole: ${fault.name}`;
  }
}

function sizeWords({ of, bound, count }: Extract<FieldFault, { fault: 'size' }>): string {
  const most = `${BOUNDS[bound]} ${count}`;
  if (of === 'array')
    return `musi mieć ${most} ${plural(count, { one: 'element', few: 'elementy', many: 'elementów' })}`;
  if (of === 'string')
    return `musi mieć ${most} ${plural(count, { one: 'znak', few: 'znaki', many: 'znaków' })}`;
  return `musi wynosić ${most}`;
}

export const bodyWords: typeof source.bodyWords = (message) => {
  const [, field] = /^\[(?:body|query)\.(\w{1,50})\]/.exec(message) ?? [];
  if (field === undefined) return null;
  return { field, words: `${fieldName([field])} jest puste albo ma niewłaściwą postać.` };
};
