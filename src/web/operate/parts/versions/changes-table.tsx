import { SmallTable } from '../list/small-table.tsx';
import { changesWords as words, versionWords } from '../words.ts';

import styles from './versions.module.css';

/** What people call a part, by its path. */
export type NameOfPart = (path: string) => string;

interface ChangesTableProps {
  changes: readonly { path: string; before: string; after: string }[];
  nameOf?: NameOfPart | undefined;
}

/** What differs between two versions. */
export function ChangesTable({ changes, nameOf }: ChangesTableProps) {
  if (changes.length === 0) return <p className={styles['hint']}>{words.none}</p>;
  return (
    <SmallTable
      label={words.label}
      head={[words.part, words.before, words.after]}
      rows={changes.map(({ path, before, after }) => [
        path,
        [
          <span key="path">
            {nameOf?.(path)}
            <code className={nameOf && styles['part']}>{path}</code>
          </span>,
          before || versionWords.empty,
          after || versionWords.empty,
        ],
      ])}
    />
  );
}
