import { VisuallyHidden } from '../visually-hidden.tsx';
import { fieldErrorWords } from './field-words.ts';

/** Tells screen readers how many fields have errors, if more than the focused one do. */
export function ErrorCount({ count }: { count: number }) {
  return <VisuallyHidden status>{count > 1 && fieldErrorWords.count(count)}</VisuallyHidden>;
}
