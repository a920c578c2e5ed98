import { Button } from '../../ui/button.tsx';
import { Card } from '../parts/card.tsx';
import { pageWords } from './words.ts';

import styles from './page.module.css';

const words = pageWords.placeholders;

interface PlaceholdersCardProps {
  placeholders: readonly { name: string; value: string }[];
  lead: string;
  onInsert: (name: string) => void;
}

/** What a text can name in braces. */
export function PlaceholdersCard({ placeholders, lead, onInsert }: PlaceholdersCardProps) {
  return (
    <Card title={words.title}>
      <p className={styles['hint']}>{lead}</p>
      <ul className={styles['placeholders']}>
        {placeholders.map(({ name, value }) => (
          <li key={name} className={styles['placeholder']}>
            <Button
              variant="link"
              aria-label={words.insert(`{${name}}`, value)}
              onClick={() => onInsert(`{${name}}`)}
            >
              <code>{`{${name}}`}</code>
            </Button>
            <span className={styles['value']}>{value || words.empty}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
