import type { FieldFault } from './field-fault.ts';
import type * as source from './field-words.ts';

const KINDS: Record<string, string> = {
  string: 'ein Text',
  number: 'eine Zahl',
  int: 'eine ganze Zahl',
  boolean: 'true oder false',
  array: 'eine Liste',
  object: 'ein Objekt mit eigenen Feldern',
};

const MAX_VALUES = 12;

const BOUNDS: Record<Extract<FieldFault, { fault: 'size' }>['bound'], string> = {
  'at least': 'mindestens',
  'more than': 'mehr als',
  'at most': 'höchstens',
  'less than': 'weniger als',
};

/** 'Das Feld „country_code“ muss ein Text sein.': fields have English names. */
export const fieldWords: typeof source.fieldWords = (fault) =>
  fault.fault === 'rule' ? fault.words : `${fieldName(fault.path)} ${whatIsWrong(fault)}.`;

function fieldName(path: FieldFault['path']): string {
  return path.some((part) => typeof part === 'string') ? `Das Feld „${path.join('.')}“` : 'Die Anfrage';
}

function whatIsWrong(fault: Exclude<FieldFault, { fault: 'rule' }>): string {
  switch (fault.fault) {
    case 'missing':
      return 'fehlt';
    case 'kind':
      return `muss ${KINDS[fault.wanted] ?? 'von anderer Art'} sein`;
    case 'value':
      return fault.known.length > MAX_VALUES
        ? 'hat keinen der bekannten Werte'
        : `muss ${fault.known.length > 1 ? 'einer dieser Werte' : 'dieser Wert'} sein: ${fault.known.join(', ')}`;
    case 'empty':
      return 'darf nicht leer sein';
    case 'size':
      return sizeWords(fault);
    case 'email':
      return 'muss eine E-Mail-Adresse sein';
    case 'form':
      return 'hat das falsche Format';
    case 'unknown_field':
      return `hat ein Feld, das wir nicht kennen: ${fault.name}`;
  }
}

function sizeWords({ of, bound, count }: Extract<FieldFault, { fault: 'size' }>): string {
  const most = `${BOUNDS[bound]} ${count}`;
  if (of === 'array') return `muss ${most} ${count === 1 ? 'Eintrag' : 'Einträge'} haben`;
  return `muss ${most}${of === 'string' ? ' Zeichen lang' : ''} sein`;
}

export const bodyWords: typeof source.bodyWords = (message) => {
  const [, field] = /^\[(?:body|query)\.(\w{1,50})\]/.exec(message) ?? [];
  if (field === undefined) return null;
  return { field, words: `${fieldName([field])} fehlt oder hat das falsche Format.` };
};
