import { counted } from '../language-words.pt.ts';
import type { FieldFault } from './field-fault.ts';
import type * as source from './field-words.ts';

const KINDS: Record<string, string> = {
  string: 'um texto',
  number: 'um número',
  int: 'um número inteiro',
  boolean: 'true ou false',
  array: 'uma lista',
  object: 'um objeto com campos próprios',
};

const MAX_VALUES = 12;

type Bound = Extract<FieldFault, { fault: 'size' }>['bound'];
/** Of a text or a list. */
const LENGTHS: Record<Bound, string> = {
  'at least': 'no mínimo',
  'more than': 'mais de',
  'at most': 'no máximo',
  'less than': 'menos de',
};
/** Of a number. */
const SIZES: Record<Bound, string> = {
  'at least': 'no mínimo',
  'more than': 'maior que',
  'at most': 'no máximo',
  'less than': 'menor que',
};

/** 'O campo “country_code” precisa ser um texto.': fields have English names. */
export const fieldWords: typeof source.fieldWords = (fault) =>
  fault.fault === 'rule' ? fault.words : `${fieldName(fault.path)} ${whatIsWrong(fault)}.`;

function fieldName(path: FieldFault['path']): string {
  return path.some((part) => typeof part === 'string')
    ? `O campo “${path.join('.')}”`
    : 'O conteúdo da solicitação';
}

function whatIsWrong(fault: Exclude<FieldFault, { fault: 'rule' }>): string {
  switch (fault.fault) {
    case 'missing':
      return 'está faltando';
    case 'kind':
      return `precisa ser ${KINDS[fault.wanted] ?? 'de outro tipo'}`;
    case 'value':
      return fault.known.length > MAX_VALUES
        ? 'não tem nenhum dos valores conhecidos'
        : `precisa ter ${fault.known.length > 1 ? 'um destes valores' : 'este valor'}: ${fault.known.join(', ')}`;
    case 'empty':
      return 'não pode ficar vazio';
    case 'size':
      return sizeWords(fault);
    case 'email':
      return 'precisa ser um endereço de e-mail';
    case 'form':
      return 'não tem o formato certo';
    case 'unknown_field':
      return `contém um campo que não conhecemos: ${fault.name}`;
  }
}

function sizeWords({ of, bound, count }: Extract<FieldFault, { fault: 'size' }>): string {
  if (of === 'array') return `precisa ter ${LENGTHS[bound]} ${counted(count, 'item', 'itens')}`;
  return of === 'string'
    ? `precisa ter ${LENGTHS[bound]} ${counted(count, 'caractere')}`
    : `precisa ser ${SIZES[bound]} ${count}`;
}

export const bodyWords: typeof source.bodyWords = (message) => {
  const [, field] = /^\[(?:body|query)\.(\w{1,50})\]/.exec(message) ?? [];
  if (field === undefined) return null;
  return { field, words: `${fieldName([field])} está faltando ou não tem o formato certo.` };
};
