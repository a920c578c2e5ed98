import type { FieldFault } from './field-fault.ts';
import type * as source from './field-words.ts';

const KINDS: Record<string, string> = {
  string: '文字',
  number: '數字',
  int: '整數',
  boolean: ' true 或 false',
  array: '清單',
  object: '含有欄位的物件',
};

const MAX_VALUES = 12;

const BOUNDS: Record<Extract<FieldFault, { fault: 'size' }>['bound'], string> = {
  'at least': '至少要有',
  'more than': '必須多於',
  'at most': '最多只能有',
  'less than': '必須少於',
};

const NUMBER_BOUNDS: typeof BOUNDS = {
  'at least': '大於或等於',
  'more than': '大於',
  'at most': '小於或等於',
  'less than': '小於',
};

/** '「country_code」必須是文字。': fields have English names. */
export const fieldWords: typeof source.fieldWords = (fault) =>
  fault.fault === 'rule' ? fault.words : `${fieldName(fault.path)}${whatIsWrong(fault)}。`;

function fieldName(path: FieldFault['path']): string {
  return path.some((part) => typeof part === 'string') ? `「${path.join('.')}」` : '請求內容';
}

function whatIsWrong(fault: Exclude<FieldFault, { fault: 'rule' }>): string {
  switch (fault.fault) {
    case 'missing':
      return '未填寫';
    case 'kind':
      return `必須是${KINDS[fault.wanted] ?? '其他類型的值'}`;
    case 'value':
      return fault.known.length > MAX_VALUES
        ? '不是已知的值'
        : `必須是${fault.known.length > 1 ? '以下值之一' : '以下值'}：${fault.known.join('、')}`;
    case 'empty':
      return '不能空白';
    case 'size':
      return sizeWords(fault);
    case 'email':
      return '必須是電子信箱';
    case 'form':
      return '的格式不正確';
    case 'unknown_field':
      return `含有未知欄位：${fault.name}`;
  }
}

function sizeWords({ of, bound, count }: Extract<FieldFault, { fault: 'size' }>): string {
  if (of === 'array') return `${BOUNDS[bound]} ${count} 項`;
  if (of === 'string') return `${BOUNDS[bound]} ${count} 個字元`;
  return `必須${NUMBER_BOUNDS[bound]} ${count}`;
}

export const bodyWords: typeof source.bodyWords = (message) => {
  const [, field] = /^\[(?:body|query)\.(\w{1,50})\]/.exec(message) ?? [];
  if (field === undefined) return null;
  return { field, words: `${fieldName([field])}未填寫或格式不正確。` };
};
