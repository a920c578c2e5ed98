import type { FieldFault } from './field-fault.ts';

const KINDS: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object with fields of its own',
};

/** More values are not listed. */
const MAX_VALUES = 12;

/** A field's fault as a sentence: 'Country code must be text.' A rule's own words are complete. */
export function fieldWords(fault: FieldFault): string {
  return fault.fault === 'rule' ? fault.words : `${fieldName(fault.path)} ${whatIsWrong(fault)}.`;
}

/** A field's name for people, and for programs if that differs. */
function fieldName(path: FieldFault['path']): string {
  const last = path.findLast((part) => typeof part === 'string');
  if (last === undefined) return 'The request';
  const words = last
    .replaceAll('_', ' ')
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .trim();
  const written = path.join('.');
  // oxlint-disable-next-line simport/no-fixed-language -- fields have English names
  const name = `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
  return words === written ? name : `${name} (${written})`;
}

function whatIsWrong(fault: Exclude<FieldFault, { fault: 'rule' }>): string {
  switch (fault.fault) {
    case 'missing':
      return 'is missing';
    case 'kind':
      return `must be ${KINDS[fault.wanted] ?? 'of another kind'}`;
    case 'value':
      return fault.known.length > MAX_VALUES
        ? 'is none of the values that are known'
        : `must be ${fault.known.length > 1 ? 'one of ' : ''}${fault.known.join(', ')}`;
    case 'empty':
      return 'must not be empty';
    case 'size':
      return sizeWords(fault);
    case 'email':
      return 'must be an email address';
    case 'form':
      return 'has the wrong form';
    case 'unknown_field':
      return `has a field we don’t know, ${fault.name}`;
  }
}

function sizeWords({ of, bound, count }: Extract<FieldFault, { fault: 'size' }>): string {
  if (of === 'array') return `must have ${bound} ${count} ${count === 1 ? 'entry' : 'entries'}`;
  return `must be ${bound} ${count}${of === 'string' ? ' characters long' : ''}`;
}

/**
 * The sign-in library's message about a body, `[body.password] Invalid input: ...`, as a sentence.
 * @returns null for any other message
 */
export function bodyWords(message: string): { field: string; words: string } | null {
  const [, field] = /^\[(?:body|query)\.(\w{1,50})\]/.exec(message) ?? [];
  if (field === undefined) return null;
  return { field, words: `${fieldName([field])} is missing or has the wrong form.` };
}
