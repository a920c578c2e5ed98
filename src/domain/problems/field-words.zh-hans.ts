import type { FieldFault } from './field-fault.ts';
import type * as source from './field-words.ts';

const KINDS: Record<string, string> = {
  string: '文本',
  number: '数字',
  int: '整数',
  boolean: ' true 或 false',
  array: '列表',
  object: '含有字段的对象',
};

const MAX_VALUES = 12;

const BOUNDS: Record<Extract<FieldFault, { fault: 'size' }>['bound'], string> = {
  'at least': '至少要有',
  'more than': '必须多于',
  'at most': '最多只能有',
  'less than': '必须少于',
};

const NUMBER_BOUNDS: typeof BOUNDS = {
  'at least': '大于或等于',
  'more than': '大于',
  'at most': '小于或等于',
  'less than': '小于',
};

/** '“country_code”必须是文本。': fields have English names. */
export const fieldWords: typeof source.fieldWords = (fault) =>
  fault.fault === 'rule' ? fault.words : `${fieldName(fault.path)}${whatIsWrong(fault)}。`;

function fieldName(path: FieldFault['path']): string {
  return path.some((part) => typeof part === 'string') ? `“${path.join('.')}”` : '请求';
}

function whatIsWrong(fault: Exclude<FieldFault, { fault: 'rule' }>): string {
  switch (fault.fault) {
    case 'missing':
      return '缺失';
    case 'kind':
      return `必须是${KINDS[fault.wanted] ?? '其他类型的值'}`;
    case 'value':
      return fault.known.length > MAX_VALUES
        ? '不是已知的值'
        : `必须是${fault.known.length > 1 ? '以下值之一' : '以下值'}：${fault.known.join('、')}`;
    case 'empty':
      return '不能为空';
    case 'size':
      return sizeWords(fault);
    case 'email':
      return '必须是邮箱地址';
    case 'form':
      return '的格式不正确';
    case 'unknown_field':
      return `含有未知字段：${fault.name}`;
  }
}

function sizeWords({ of, bound, count }: Extract<FieldFault, { fault: 'size' }>): string {
  if (of === 'array') return `${BOUNDS[bound]} ${count} 项`;
  if (of === 'string') return `${BOUNDS[bound]} ${count} 个字符`;
  return `必须${NUMBER_BOUNDS[bound]} ${count}`;
}

export const bodyWords: typeof source.bodyWords = (message) => {
  const [, field] = /^\[(?:body|query)\.(\w{1,50})\]/.exec(message) ?? [];
  if (field === undefined) return null;
  return { field, words: `${fieldName([field])}缺失或格式不正确。` };
};
