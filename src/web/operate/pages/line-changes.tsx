import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { Output } from '../api/verbs.ts';
import { Quiet } from '../parts/layout.tsx';
import { pageWords as words } from './words.ts';

import styles from './page.module.css';

type Change = Output<'page_compare'>['changes'][number];

const CLASSES = { same: styles['same'], removed: styles['removed'], added: styles['added'] };

/** Unchanged lines on either side of a change. */
const AROUND = 2;

/** What differs between two texts; long stretches that are the same are left out. */
export function LineChanges({ changes }: { changes: readonly Change[] }) {
  if (changes.every(({ kind }) => kind === 'same')) return <Quiet>{words.noChanges}</Quiet>;
  return (
    <ol className={styles['lines']}>
      {partsOf(changes).map((part) =>
        part.kind === 'gap' ? (
          <li key={part.at} className={styles['gap']}>
            {words.unchanged(part.lines)}
          </li>
        ) : (
          <li key={part.at} className={CLASSES[part.kind]} dir="auto">
            {part.kind !== 'same' && <VisuallyHidden>{words[part.kind]} </VisuallyHidden>}
            {part.line || '\u00A0'}
          </li>
        ),
      )}
    </ol>
  );
}

type Part = { at: number } & (Change | { kind: 'gap'; lines: number });

function partsOf(changes: readonly Change[]): Part[] {
  const isNear = changes.map((_, at) =>
    changes.slice(Math.max(0, at - AROUND), at + AROUND + 1).some(({ kind }) => kind !== 'same'),
  );
  const parts: Part[] = [];
  for (const [at, change] of changes.entries()) {
    const last = parts.at(-1);
    if (isNear[at]) parts.push({ ...change, at });
    else if (last?.kind === 'gap') last.lines += 1;
    else parts.push({ kind: 'gap', lines: 1, at });
  }
  return parts;
}
