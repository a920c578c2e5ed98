import { Form, useNavigation, useSearchParams } from 'react-router';

import { Button } from '../../ui/button.tsx';
import { commonWords } from '../../ui/words.ts';

/** Loads this checkout again, even without a script. */
export function AskAgain() {
  const [query] = useSearchParams();
  const isAsking = useNavigation().state !== 'idle';
  return (
    <Form method="get" replace>
      {[...query].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" busy={isAsking}>
        {commonWords.tryAgain}
      </Button>
    </Form>
  );
}
