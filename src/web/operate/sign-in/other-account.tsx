import { useState } from 'react';

import { signOut } from '../../session/session.ts';
import { Button } from '../../ui/button.tsx';
import { sessionChanged } from '../api/session.ts';

/** Signs out of the shop, so that the operator can sign in with another account. */
export function OtherAccount({ children, button = false }: { children: string; button?: boolean }) {
  const [busy, setBusy] = useState(false);
  async function change() {
    setBusy(true);
    await signOut();
    await sessionChanged();
    setBusy(false);
  }
  return (
    <Button variant={button ? 'primary' : 'link'} busy={busy} onClick={() => void change()}>
      {children}
    </Button>
  );
}
