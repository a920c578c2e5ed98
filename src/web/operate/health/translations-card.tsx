import type { Output } from '../api/verbs.ts';
import { Card } from '../parts/card.tsx';
import { SmallTable } from '../parts/list/small-table.tsx';
import { translationWords as words } from './words.ts';

import styles from './health.module.css';

interface TranslationsCardProps {
  translations: Output<'health'>['translations'];
}

/** How far each translation is: what is not translated from today's English is shown in English. */
export function TranslationsCard({ translations }: TranslationsCardProps) {
  const { language, stage, translated, stale, reviewed } = words.columns;
  return (
    <Card title={words.title}>
      <p className={styles['does']}>{words.does}</p>
      <SmallTable
        label={words.title}
        head={[language, stage, translated, stale, reviewed]}
        numbers={[2, 3, 4]}
        rows={translations.map((one) => [
          one.language,
          [
            one.language,
            words.stages[one.stage],
            words.share(one.translated, one.messages),
            one.messages - one.translated,
            words.share(one.reviewed, one.messages),
          ],
        ])}
      />
    </Card>
  );
}
