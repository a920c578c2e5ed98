import { nearest } from '../../../domain/operators/nearest.ts';
import { plainLetters } from '../../../domain/search-term.ts';

/** A country or region that can be chosen, by its code or name. */
export interface Choice {
  of: string;
  name: string;
}

/** Choices whose name begins with what was typed, then those with a word of it, then those that contain it; all for nothing. */
export function choicesFor<One extends Choice>(choices: readonly One[], typed: string): One[] {
  const wanted = plainLetters(typed.trim());
  if (wanted === '') return [...choices];
  const rankOf = ({ of, name }: One) => {
    const plain = plainLetters(name);
    if (plain === wanted || of.toLowerCase() === wanted) return 0;
    if (plain.startsWith(wanted)) return 1;
    if (plain.includes(` ${wanted}`)) return 2;
    return plain.includes(wanted) ? 3 : null;
  };
  return choices
    .map((one) => ({ one, rank: rankOf(one) }))
    .filter(({ rank }) => rank !== null)
    .toSorted((a, b) => (a.rank ?? 0) - (b.rank ?? 0))
    .map(({ one }) => one);
}

/** The choice that a whole name or code names; else the only one that fits. */
export function choiceNamed<One extends Choice>(choices: readonly One[], typed: string): One | null {
  const wanted = plainLetters(typed.trim());
  const fitting = choicesFor(choices, typed);
  const whole = fitting.find(({ of, name }) => [of.toLowerCase(), plainLetters(name)].includes(wanted));
  return whole ?? (fitting.length === 1 ? (fitting[0] ?? null) : null);
}

/** The name that was perhaps meant by one that nothing has. */
export function nearestName(choices: readonly Choice[], typed: string): string | null {
  const near = nearest(
    plainLetters(typed.trim()),
    choices.map(({ name }) => plainLetters(name)),
  );
  return choices.find(({ name }) => plainLetters(name) === near)?.name ?? null;
}
