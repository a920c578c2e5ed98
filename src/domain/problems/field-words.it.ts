import { counted } from '../language-words.it.ts';
import type { FieldFault } from './field-fault.ts';
import type * as source from './field-words.ts';

const KINDS: Record<string, string> = {
  string: 'un testo',
  number: 'un numero',
  int: 'un numero intero',
  boolean: 'true o false',
  array: 'un elenco',
  object: 'un oggetto con campi propri',
};

const MAX_VALUES = 12;

const BOUNDS: Record<Extract<FieldFault, { fault: 'size' }>['bound'], string> = {
  'at least': 'almeno',
  'more than': 'più di',
  'at most': 'al massimo',
  'less than': 'meno di',
};

/** 'Il campo “country_code” deve essere un testo.': fields have English names. */
export const fieldWords: typeof source.fieldWords = (fault) =>
  fault.fault === 'rule' ? fault.words : `${fieldName(fault.path)} ${whatIsWrong(fault)}.`;

function fieldName(path: FieldFault['path']): string {
  return path.some((part) => typeof part === 'string')
    ? `Il campo “${path.join('.')}”`
    : 'Il contenuto della richiesta';
}

function whatIsWrong(fault: Exclude<FieldFault, { fault: 'rule' }>): string {
  switch (fault.fault) {
    case 'missing':
      return 'manca';
    case 'kind':
      return `deve essere ${KINDS[fault.wanted] ?? 'di un altro tipo'}`;
    case 'value':
      return fault.known.length > MAX_VALUES
        ? 'non ha nessuno dei valori conosciuti'
        : `deve avere ${fault.known.length > 1 ? 'uno di questi valori' : 'questo valore'}: ${fault.known.join(', ')}`;
    case 'empty':
      return 'non deve essere vuoto';
    case 'size':
      return sizeWords(fault);
    case 'email':
      return 'deve essere un indirizzo email';
    case 'form':
      return 'non ha la forma giusta';
    case 'unknown_field':
      return `contiene un campo che non conosciamo: ${fault.name}`;
  }
}

function sizeWords({ of, bound, count }: Extract<FieldFault, { fault: 'size' }>): string {
  const limit = BOUNDS[bound];
  if (of === 'array') return `deve avere ${limit} ${counted(count, 'elemento', 'elementi')}`;
  return of === 'string'
    ? `deve avere ${limit} ${counted(count, 'carattere', 'caratteri')}`
    : `deve valere ${limit} ${count}`;
}

export const bodyWords: typeof source.bodyWords = (message) => {
  const [, field] = /^\[(?:body|query)\.(\w{1,50})\]/.exec(message) ?? [];
  if (field === undefined) return null;
  return { field, words: `${fieldName([field])} manca o non ha la forma giusta.` };
};
