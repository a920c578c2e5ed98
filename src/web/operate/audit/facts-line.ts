import type { Output } from '../api/verbs.ts';
import { auditWords as words } from './words.ts';

type Entry = Output<'audit'>['acts'][number];

/** What an act changed, in a line: 'role: support (was viewer)', 'orders: 3'. */
export function changeOf({ before, after }: Pick<Entry, 'before' | 'after'>): string {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return names
    .map((name) => {
      const [old, now] = [before?.[name], after?.[name]];
      const isBoth = old !== undefined && now !== undefined;
      return words.fact(name, isBoth ? words.from(String(old), String(now)) : String(now ?? old));
    })
    .join(', ');
}
