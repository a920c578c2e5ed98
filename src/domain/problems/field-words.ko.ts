import type { FieldFault } from './field-fault.ts';
import type * as source from './field-words.ts';

const KINDS: Record<string, string> = {
  string: '텍스트여야',
  number: '숫자여야',
  int: '정수여야',
  boolean: 'true나 false여야',
  array: '목록이어야',
  object: '하위 항목이 있는 객체여야',
};

const MAX_VALUES = 12;

const BOUNDS: Record<Extract<FieldFault, { fault: 'size' }>['bound'], string> = {
  'at least': '이상이어야',
  'more than': '초과여야',
  'at most': '이하여야',
  'less than': '미만이어야',
};

/** '“country_code” 항목은 텍스트여야 해요.': fields have English names. */
export const fieldWords: typeof source.fieldWords = (fault) =>
  fault.fault === 'rule' ? fault.words : `${fieldName(fault.path)}${whatIsWrong(fault)}.`;

/** Both end with a consonant, as their particles do. */
function fieldName(path: FieldFault['path']): string {
  return path.some((part) => typeof part === 'string') ? `“${path.join('.')}” 항목` : '요청';
}

function whatIsWrong(fault: Exclude<FieldFault, { fault: 'rule' }>): string {
  switch (fault.fault) {
    case 'missing':
      return '이 없어요';
    case 'kind':
      return `은 ${KINDS[fault.wanted] ?? '다른 종류의 값이어야'} 해요`;
    case 'value':
      return fault.known.length > MAX_VALUES
        ? '이 알려진 값이 아니에요'
        : `은 다음 ${fault.known.length > 1 ? '중 하나여야' : '값이어야'} 해요: ${fault.known.join(', ')}`;
    case 'empty':
      return '을 비워 둘 수 없어요';
    case 'size':
      return sizeWords(fault);
    case 'email':
      return '은 이메일 주소여야 해요';
    case 'form':
      return '의 형식이 올바르지 않아요';
    case 'unknown_field':
      return `에 알 수 없는 필드가 있어요: ${fault.name}`;
  }
}

function sizeWords({ of, bound, count }: Extract<FieldFault, { fault: 'size' }>): string {
  const unit = of === 'array' ? '개 ' : of === 'string' ? '자 ' : ' ';
  return `은 ${count}${unit}${BOUNDS[bound]} 해요`;
}

export const bodyWords: typeof source.bodyWords = (message) => {
  const [, field] = /^\[(?:body|query)\.(\w{1,50})\]/.exec(message) ?? [];
  if (field === undefined) return null;
  return { field, words: `${fieldName([field])}이 없거나 형식이 올바르지 않아요.` };
};
