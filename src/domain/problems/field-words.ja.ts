import type { FieldFault } from './field-fault.ts';
import type * as source from './field-words.ts';

const KINDS: Record<string, string> = {
  string: '文字列',
  number: '数値',
  int: '整数',
  boolean: 'trueかfalse',
  array: 'リスト',
  object: '項目を持つオブジェクト',
};

const MAX_VALUES = 12;

const BOUNDS: Record<Extract<FieldFault, { fault: 'size' }>['bound'], string> = {
  'at least': '以上',
  'more than': '超',
  'at most': '以下',
  'less than': '未満',
};

/** '「country_code」は文字列にしてください。': fields have English names. */
export const fieldWords: typeof source.fieldWords = (fault) =>
  fault.fault === 'rule' ? fault.words : `${fieldName(fault.path)}${whatIsWrong(fault)}。`;

function fieldName(path: FieldFault['path']): string {
  return path.some((part) => typeof part === 'string') ? `「${path.join('.')}」` : 'リクエスト';
}

function whatIsWrong(fault: Exclude<FieldFault, { fault: 'rule' }>): string {
  switch (fault.fault) {
    case 'missing':
      return 'がありません';
    case 'kind':
      return `は${KINDS[fault.wanted] ?? '別の種類の値'}にしてください`;
    case 'value':
      return fault.known.length > MAX_VALUES
        ? 'が既知の値ではありません'
        : `は${fault.known.length > 1 ? '次のどれか' : '次の値'}にしてください：${fault.known.join('、')}`;
    case 'empty':
      return 'を空にしないでください';
    case 'size':
      return sizeWords(fault);
    case 'email':
      return 'はメールアドレスにしてください';
    case 'form':
      return 'の形式が正しくありません';
    case 'unknown_field':
      return `に不明な項目があります：${fault.name}`;
  }
}

function sizeWords({ of, bound, count }: Extract<FieldFault, { fault: 'size' }>): string {
  const unit = of === 'array' ? '件' : of === 'string' ? '文字' : '';
  return `は${count}${unit}${BOUNDS[bound]}にしてください`;
}

export const bodyWords: typeof source.bodyWords = (message) => {
  const [, field] = /^\[(?:body|query)\.(\w{1,50})\]/.exec(message) ?? [];
  if (field === undefined) return null;
  return { field, words: `${fieldName([field])}がないか、形式が正しくありません。` };
};
