import type { VerbCall } from '../verbs/parts/verb.ts';
import { runVerb } from '../verbs/run-verb.ts';
import { type Answer, CannotDo } from './answer.ts';
import type { Typed } from './read-words.ts';

/** Asks, and has the eSIM of an order replaced. */
export async function replaceCommand(call: VerbCall, { words, options }: Typed): Promise<Answer> {
  const [which = '', ...why] = words;
  if (options['yes'] === undefined) {
    const told = await runVerb(call, 'replace_preview', { which });
    if (told.why_not !== null) throw new CannotDo(told.why_not);
    return {
      text: `${told.buyer}, ${told.number}, ${told.bundle_name}.`,
      question: `Take the eSIM back and order another one for ${told.cost?.text ?? 'its price'}, at our cost?`,
    };
  }
  const done = await runVerb(call, 'replace', { which, why: why.join(' ') });
  if (options['json'] !== undefined) return { text: JSON.stringify(done, null, 2) };
  const text =
    done.waits_for === null
      ? `A new eSIM for ${done.number} is on its way. Its codes are mailed once it is there.`
      : `${done.waits_for} does not answer right now. The replacement is noted and goes on by itself.`;
  return { text };
}
