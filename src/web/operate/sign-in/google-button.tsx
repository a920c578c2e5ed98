import { useState } from 'react';

import { type FormMessage, sayError } from '../../sign-in/forms/form-message.tsx';
import { GoogleSignIn } from '../../sign-in/google-sign-in.tsx';
import { cancelGoogle, signInWithGoogle } from '../../sign-in/sign-in-with-google.ts';
import { sessionChanged } from '../api/session.ts';

interface GoogleButtonProps {
  /** Another call is running. */
  blocked: boolean;
  onMessage: (message: FormMessage | null) => void;
}

/** Signs in to the shop with Google. */
export function GoogleButton({ blocked, onMessage }: GoogleButtonProps) {
  const [busy, setBusy] = useState(false);
  async function press() {
    if (busy) return cancelGoogle();
    setBusy(true);
    onMessage(null);
    const error = await signInWithGoogle();
    if (error) onMessage(sayError(error));
    else await sessionChanged();
    setBusy(false);
  }
  return <GoogleSignIn busy={busy} blocked={blocked} onPress={() => void press()} />;
}
