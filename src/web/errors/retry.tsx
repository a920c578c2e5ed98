import { Form, useNavigation } from 'react-router';

import { Button } from '../ui/button.tsx';
import { commonWords } from '../ui/words.ts';

interface RetryProps {
  label?: string;
  /** Parameters to keep in the address. */
  keep?: Record<string, string>;
}

/** Loads the page again, even without scripts; the scroll position stays. */
export function Retry({ label = commonWords.tryAgain, keep }: RetryProps) {
  const isAsking = useNavigation().state !== 'idle';
  return (
    <Form method="get" replace preventScrollReset>
      {Object.entries(keep ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" variant="secondary" busy={isAsking}>
        {label}
      </Button>
    </Form>
  );
}
