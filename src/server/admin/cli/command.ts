import type { VerbCall } from '../parts/verb.ts';
import type { VerbName } from '../registry.ts';
import { type InputOf, type OutputOf, runVerb } from '../run-verb.ts';
import type { Answer, Write } from './answer.ts';
import type { Typed } from './read-words.ts';

/** Handles one line of the command line. */
export type Command = (call: VerbCall, typed: Typed, write: Write) => Promise<Answer>;

/**
 * Makes a verb a command: `read` turns the typed words into its input, `print` its output into text; `--json` prints the output
 * as it is.
 */
export function shows<Name extends VerbName>(
  name: Name,
  read: (typed: Typed) => Record<string, unknown>,
  print: (output: OutputOf<Name>) => string,
): (call: VerbCall, typed: Typed) => Promise<Answer> {
  return async (call, typed) => {
    const { json, yes: _yes, ...options } = typed.options;
    const output = await runVerb(call, name, read({ ...typed, options }) as InputOf<Name>);
    return { text: json === undefined ? print(output) : JSON.stringify(output, null, 2) };
  };
}

export function which({ words: [which = ''] }: Typed) {
  return { which };
}
