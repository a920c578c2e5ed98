import { type ChangeEvent, useRef, useState } from 'react';

import { PHOTO_LIMITS, PHOTO_TYPES } from '../../../domain/operators/catalogue/photo.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { callVerb } from '../api/call-verb.ts';
import { Card } from '../parts/card.tsx';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { PlacePreview } from './place-preview.tsx';
import type { Place } from './place.tsx';
import { aboveOf, type PlaceBoxProps } from './words-card.tsx';
import { pictureWords as words, placeWords } from './words.ts';

import styles from './catalogue.module.css';

/** Enough for some megabytes over a slow line. */
const UPLOAD_MS = 180_000;

function standOf({ picture, picture_size: size }: Place): string {
  if (size) return words.own(size.width, size.height);
  return picture ? words.linked : words.none;
}

/** Chooses, previews and publishes a place's picture. */
export function PictureCard({ place, canChange, onDone, onChanged }: PlaceBoxProps) {
  const file = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const [isRemoving, setIsRemoving] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  const head = { name: place.name, above: aboveOf(place), text: place.own_text };

  async function choose({ currentTarget: input }: ChangeEvent<HTMLInputElement>) {
    const [picked] = input.files ?? [];
    // Lets the operator choose the same file again.
    input.value = '';
    if (!picked) return;
    setWrong(null);
    if (!PHOTO_TYPES.includes(picked.type)) return setWrong(words.otherType);
    if (picked.size > PHOTO_LIMITS.mostBytes) return setWrong(words.tooLarge);
    const address = await dataUrlOf(picked);
    if (address === null || !(await isPicture(address))) return setWrong(words.unreadable);
    setChosen(address);
  }

  async function send(picture: string | null, reason: string) {
    const input = { place: place.code, picture, reason, seen: place.version };
    try {
      const done = await callVerb('place_picture', input, AbortSignal.timeout(UPLOAD_MS));
      onDone(done.changed ? placeWords.done.words : placeWords.done.same);
    } catch (error) {
      onChanged();
      throw error;
    }
  }

  return (
    <Card title={words.title}>
      <PlacePreview {...head} picture={place.picture?.large ?? null} />
      <p className={styles['lead']}>{standOf(place)}</p>
      {wrong !== null && <Alert title={wrong} />}
      {canChange && (
        <>
          <input
            ref={file}
            type="file"
            className={styles['file']}
            accept={PHOTO_TYPES.join(',')}
            aria-label={words.choose}
            tabIndex={-1}
            onChange={(event) => void choose(event)}
          />
          <div className={styles['acts']}>
            <Button variant="secondary" onClick={() => file.current?.click()}>
              {place.picture ? words.another : words.choose}
            </Button>
            {place.picture && (
              <Button variant="bare" onClick={() => setIsRemoving(true)}>
                {words.remove}
              </Button>
            )}
          </div>
          <p className={styles['hint']}>{words.hint}</p>
        </>
      )}
      <ConfirmDialog
        open={chosen !== null}
        width="wide"
        title={words.previewTitle}
        lead={words.lead}
        action={words.action}
        onClose={() => setChosen(null)}
        onConfirm={(reason) => send(chosen?.slice(chosen.indexOf(',') + 1) ?? null, reason)}
      >
        <PlacePreview {...head} picture={chosen} />
      </ConfirmDialog>
      <ConfirmDialog
        open={isRemoving}
        title={words.removeTitle}
        lead={words.removeLead}
        action={words.removeAction}
        onClose={() => setIsRemoving(false)}
        onConfirm={(reason) => send(null, reason)}
      />
    </Card>
  );
}

/** Null if the browser can no longer read the file. */
function dataUrlOf(file: File): Promise<string | null> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : null));
    reader.addEventListener('error', () => resolve(null));
    reader.readAsDataURL(file);
  });
}

/** Whether this browser can show it; the shop checks for itself. */
function isPicture(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const picture = new Image();
    picture.addEventListener('load', () => resolve(true));
    picture.addEventListener('error', () => resolve(false));
    picture.src = address;
  });
}
