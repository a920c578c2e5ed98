import { counted } from '../language-words.es.ts';
import type { FieldFault } from './field-fault.ts';
import type * as source from './field-words.ts';

const KINDS: Record<string, string> = {
  string: 'un texto',
  number: 'un número',
  int: 'un número entero',
  boolean: 'true o false',
  array: 'una lista',
  object: 'un objeto con sus propios campos',
};

const MAX_VALUES = 12;

type Bound = Extract<FieldFault, { fault: 'size' }>['bound'];
/** Of a text or a list. */
const LENGTHS: Record<Bound, string> = {
  'at least': 'como mínimo',
  'more than': 'más de',
  'at most': 'como máximo',
  'less than': 'menos de',
};
/** Of a number. */
const SIZES: Record<Bound, string> = {
  'at least': 'como mínimo',
  'more than': 'mayor que',
  'at most': 'como máximo',
  'less than': 'menor que',
};

/** 'El campo «country_code» debe ser un texto.': fields have English names. */
export const fieldWords: typeof source.fieldWords = (fault) =>
  fault.fault === 'rule' ? fault.words : `${fieldName(fault.path)} ${whatIsWrong(fault)}.`;

function fieldName(path: FieldFault['path']): string {
  return path.some((part) => typeof part === 'string')
    ? `El campo «${path.join('.')}»`
    : 'El contenido de la solicitud';
}

function whatIsWrong(fault: Exclude<FieldFault, { fault: 'rule' }>): string {
  switch (fault.fault) {
    case 'missing':
      return 'falta';
    case 'kind':
      return `debe ser ${KINDS[fault.wanted] ?? 'de otro tipo'}`;
    case 'value':
      return fault.known.length > MAX_VALUES
        ? 'no tiene ninguno de los valores conocidos'
        : `debe tener ${fault.known.length > 1 ? 'uno de estos valores' : 'este valor'}: ${fault.known.join(', ')}`;
    case 'empty':
      return 'no puede estar vacío';
    case 'size':
      return sizeWords(fault);
    case 'email':
      return 'debe ser una dirección de correo electrónico';
    case 'form':
      return 'no tiene el formato correcto';
    case 'unknown_field':
      return `contiene un campo que no conocemos: ${fault.name}`;
  }
}

function sizeWords({ of, bound, count }: Extract<FieldFault, { fault: 'size' }>): string {
  if (of === 'array') return `debe tener ${LENGTHS[bound]} ${counted(count, 'elemento')}`;
  return of === 'string'
    ? `debe tener ${LENGTHS[bound]} ${counted(count, 'carácter', 'caracteres')}`
    : `debe ser ${SIZES[bound]} ${count}`;
}

export const bodyWords: typeof source.bodyWords = (message) => {
  const [, field] = /^\[(?:body|query)\.(\w{1,50})\]/.exec(message) ?? [];
  if (field === undefined) return null;
  return { field, words: `${fieldName([field])} falta o no tiene el formato correcto.` };
};
