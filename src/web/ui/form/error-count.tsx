import { VisuallyHidden } from '../visually-hidden.tsx';
import { fieldErrorWords } from './field-words.ts';

/** For who hears a form: how many of its fields are wrong, where that is more than the one that has the focus. */
export function ErrorCount({ count }: { count: number }) {
  return <VisuallyHidden status>{count > 1 && fieldErrorWords.count(count)}</VisuallyHidden>;
}
