import { use } from 'react';

import { NonceContext } from '../nonce.ts';

/** Rules for browsers that run no script. The page's policy takes this style by its mark, and no other one. */
export function StyleWithoutScript({ rules }: { rules: string }) {
  return (
    <noscript>
      <style nonce={use(NonceContext)}>{rules}</style>
    </noscript>
  );
}
