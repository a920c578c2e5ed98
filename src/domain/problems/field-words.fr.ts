import { counted } from '../language-words.fr.ts';
import type { FieldFault } from './field-fault.ts';
import type * as source from './field-words.ts';

const KINDS: Record<string, string> = {
  string: 'un texte',
  number: 'un nombre',
  int: 'un nombre entier',
  boolean: 'true ou false',
  array: 'une liste',
  object: 'un objet avec ses propres champs',
};

const MAX_VALUES = 12;

const BOUNDS: Record<Extract<FieldFault, { fault: 'size' }>['bound'], string> = {
  'at least': 'au moins',
  'more than': 'plus de',
  'at most': 'au plus',
  'less than': 'moins de',
};

/** 'Le champ « country_code » doit être un texte.': fields have English names. */
export const fieldWords: typeof source.fieldWords = (fault) =>
  fault.fault === 'rule' ? fault.words : `${fieldName(fault.path)} ${whatIsWrong(fault)}.`;

function fieldName(path: FieldFault['path']): string {
  return path.some((part) => typeof part === 'string')
    ? `Le champ «\u00A0${path.join('.')}\u00A0»`
    : 'Le contenu de la requête';
}

function whatIsWrong(fault: Exclude<FieldFault, { fault: 'rule' }>): string {
  switch (fault.fault) {
    case 'missing':
      return 'est absent';
    case 'kind':
      return `doit être ${KINDS[fault.wanted] ?? 'd’un autre type'}`;
    case 'value':
      return fault.known.length > MAX_VALUES
        ? 'n’a aucune des valeurs connues'
        : `doit avoir ${fault.known.length > 1 ? 'l’une de ces valeurs' : 'cette valeur'}\u00A0: ${fault.known.join(', ')}`;
    case 'empty':
      return 'ne doit pas être vide';
    case 'size':
      return sizeWords(fault);
    case 'email':
      return 'doit être une adresse e-mail';
    case 'form':
      return 'n’a pas la bonne forme';
    case 'unknown_field':
      return `contient un champ que nous ne connaissons pas\u00A0: ${fault.name}`;
  }
}

function sizeWords({ of, bound, count }: Extract<FieldFault, { fault: 'size' }>): string {
  const limit = BOUNDS[bound];
  if (of === 'array') return `doit avoir ${limit} ${counted(count, 'élément')}`;
  return of === 'string'
    ? `doit compter ${limit} ${counted(count, 'caractère')}`
    : `doit valoir ${limit} ${count}`;
}

export const bodyWords: typeof source.bodyWords = (message) => {
  const [, field] = /^\[(?:body|query)\.(\w{1,50})\]/.exec(message) ?? [];
  if (field === undefined) return null;
  return { field, words: `${fieldName([field])} est absent ou n’a pas la bonne forme.` };
};
