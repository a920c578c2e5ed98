import { useEffect, useRef } from 'react';

import type { AuthWord } from '../../domain/account/auth-error.ts';
import { wholePath } from '../core/language.ts';
import { paths } from '../core/paths.ts';
import { useBrand, useSettings } from '../core/site.ts';
import { asGuestWords, linkWords } from '../core/words.ts';
import { type AuthMode, type AuthRequest, closeAuth } from '../session/auth-request.ts';
import { Button } from '../ui/button.tsx';
import { EmailField } from '../ui/form/email-field.tsx';
import { focusFirst } from '../ui/form/focus-first.ts';
import { TextField } from '../ui/form/text-field.tsx';
import { Dialog } from '../ui/panels/dialog.tsx';
import { commonWords } from '../ui/words.ts';
import { AccountMade } from './account-made.tsx';
import { authDialogWords, authModeWords } from './auth-dialog-words.ts';
import { FormAlert, isOfAddress } from './forms/form-message.tsx';
import { PasswordFields } from './forms/password-fields.tsx';
import { GoogleSignIn } from './google-sign-in.tsx';
import { useAuthDialog } from './use-auth-dialog.ts';

import styles from './auth-dialog.module.css';

/** Signs in, signs up, or sends a link to reset the password. Mounted for one opening; what was typed disappears with it. */
export function AuthDialog({ request, open }: { request: AuthRequest; open: boolean }) {
  const { mode, busy, message, form, address, mailed, made, ...act } = useAuthDialog(request);
  const brand = useBrand();
  const { google } = useSettings();
  const email = useRef<HTMLInputElement>(null);
  const alert = useRef<HTMLDivElement>(null);
  const opened = useRef(mode);
  const { title, lead, submit: submitText } = authModeWords[mode];
  const wrong = message?.fields;
  const way = message?.word && WAYS[message.word];
  // Only a new account's address needs suggestions for typos.
  const AddressField = mode === 'signup' ? EmailField : TextField;

  useEffect(() => {
    const isKnown = address !== null && mode !== 'forgot';
    if (opened.current !== mode && form.current) focusFirst(form.current, [isKnown ? 'password' : 'email']);
    opened.current = mode;
  }, [mode, address, form]);
  useEffect(() => {
    if (message && !isOfAddress(message)) alert.current?.scrollIntoView({ block: 'nearest' });
  }, [message]);

  return (
    <>
      <Dialog
        open={open}
        onClose={closeAuth}
        locked={busy !== null}
        width="narrow"
        title={title}
        lead={lead}
        initialFocus={email}
        finalFocus={act.giveFocus}
      >
        <div ref={alert} className={styles['message']}>
          <FormAlert message={isOfAddress(message) ? null : message}>
            {way && (
              <ModeLink to={way} onSwitch={act.goOn}>
                {authDialogWords.ways[way]}
              </ModeLink>
            )}
          </FormAlert>
        </div>
        {google && mode !== 'forgot' && (
          <GoogleSignIn busy={busy === 'google'} blocked={busy === 'email'} onPress={act.pressGoogle} />
        )}
        {/* Each mode has its own form, so what was typed disappears with the mode. */}
        <form
          key={mode}
          ref={form}
          method="post"
          noValidate
          onSubmit={act.submit}
          onInput={act.onInput}
          className={styles['form']}
        >
          <AddressField
            ref={email}
            id="auth-email"
            name="email"
            label={authDialogWords.email}
            type="email"
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            maxLength={254}
            aria-required
            aria-invalid={wrong?.includes('email') || undefined}
            error={isOfAddress(message) ? message.text : null}
            defaultValue={address ?? (mode === request.mode ? request.email : '')}
          />
          {mode !== 'forgot' && (
            <PasswordFields prefix="auth" kind={mode === 'signup' ? 'new' : 'current'} wrong={wrong} />
          )}
          {mode === 'signin' && (
            <ModeLink to="forgot" onSwitch={act.switchTo} className={styles['forgot']}>
              {authDialogWords.forgot}
            </ModeLink>
          )}
          <Button
            type="submit"
            size="large"
            wide
            busy={busy === 'email'}
            inactive={busy !== null || Boolean(mailed?.rest)}
            className={styles['submit']}
          >
            {busy === 'email' ? commonWords.pleaseWait : mailed ? againText(mailed.rest) : submitText}
          </Button>
        </form>
        {mode === 'signup' && <Terms />}
        <p className={styles['other']}>
          {mode === 'signin' && (
            <>
              {authDialogWords.isNew(brand)}{' '}
              <ModeLink to="signup" onSwitch={act.switchTo}>
                {authDialogWords.signUp}
              </ModeLink>
            </>
          )}
          {mode === 'signup' && (
            <>
              {authDialogWords.isKnown}{' '}
              <ModeLink to="signin" onSwitch={act.switchTo}>
                {authDialogWords.signIn}
              </ModeLink>
            </>
          )}
          {mode === 'forgot' && (
            <ModeLink to="signin" onSwitch={act.switchTo}>
              {authDialogWords.back}
            </ModeLink>
          )}
        </p>
        {request.guestsToo && (
          <div className={styles['guest']}>
            <Button variant="bare" wide inactive={busy !== null} onClick={act.goOnAsGuest}>
              {asGuestWords}
            </Button>
          </div>
        )}
      </Dialog>
      <AccountMade shown={made} onOver={act.forgetMade} />
    </>
  );
}

/** The mode to offer after an attempt that failed for this reason. */
const WAYS: Partial<Record<AuthWord, AuthMode>> = {
  'user-not-found': 'signup',
  'wrong-password': 'forgot',
  'email-already-in-use': 'signin',
};

function againText(seconds: number): string {
  return seconds > 0 ? authDialogWords.sendAgainIn(seconds) : authDialogWords.sendAgain;
}

interface ModeLinkProps {
  to: AuthMode;
  onSwitch: (mode: AuthMode) => void;
  className?: string | undefined;
  children: string;
}

function ModeLink({ to, onSwitch, className, children }: ModeLinkProps) {
  return (
    <Button variant="link" className={className} onClick={() => onSwitch(to)}>
      {children}
    </Button>
  );
}

/** The links open new tabs, so that reading them does not lose what the visitor typed. */
function Terms() {
  return (
    <p className={styles['terms']}>
      {authDialogWords.agree(
        <a href={wholePath(paths.termsOfService())} target="_blank" rel="noopener">
          {linkWords.terms}
        </a>,
        <a href={wholePath(paths.privacy())} target="_blank" rel="noopener">
          {linkWords.privacy}
        </a>,
      )}
    </p>
  );
}
