import { type FormEvent, useState } from 'react';

import {
  MAX_PLACE_NAME_LENGTH,
  MAX_PLACE_TEXT_LENGTH,
  severalLines,
} from '../../../domain/operators/catalogue/place-words.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { callVerb } from '../api/call-verb.ts';
import { Card } from '../parts/card.tsx';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { PlacePreview } from './place-preview.tsx';
import type { Place } from './place.tsx';
import { placesWords, placeWords, contentWords as words } from './words.ts';

import styles from './catalogue.module.css';

export interface PlaceBoxProps {
  place: Place;
  canChange: boolean;
  onDone: (message: string) => void;
  /** The place is out of date on screen. */
  onChanged: () => void;
}

/** The line above a name: the part of the world, or the kind of place. */
export const aboveOf = ({ kind, part }: Place) => part ?? placesWords.kinds[kind];

/** The shop's own name and text for a place. What the operator has typed stays if somebody else saves first. */
export function WordsCard({ place, canChange, onDone, onChanged }: PlaceBoxProps) {
  const [typed, setTyped] = useState<{ name: string; text: string; base: number } | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const shown = typed ?? { name: place.own_name ?? '', text: place.own_text ?? '', base: place.version };
  const change = (changed: { name?: string; text?: string }) =>
    setTyped({ ...shown, base: typed?.base ?? place.version, ...changed });
  const text = severalLines(shown.text);

  async function publish(reason: string) {
    try {
      const done = await callVerb('place_change', {
        place: place.code,
        name: shown.name.trim() || null,
        text: text || null,
        reason,
        seen: shown.base,
      });
      setTyped(null);
      onDone(done.changed ? placeWords.done.words : placeWords.done.same);
    } catch (error) {
      onChanged();
      throw error;
    }
  }

  function ask(event: FormEvent) {
    event.preventDefault();
    if (typed) setIsAsking(true);
  }

  return (
    <Card title={words.title}>
      <form className={styles['fields']} onSubmit={ask}>
        {typed && typed.base !== place.version && (
          <Alert tone="warning" title={words.changed}>
            <PlacePreview
              name={place.name}
              above={aboveOf(place)}
              text={place.own_text}
              picture={place.picture?.large ?? null}
            />
            <Button variant="link" onClick={() => setTyped({ ...typed, base: place.version })}>
              {words.keep}
            </Button>
          </Alert>
        )}
        <TextField
          label={words.name}
          hint={words.nameHint(place.wholesaler_name)}
          maxLength={MAX_PLACE_NAME_LENGTH}
          autoComplete="off"
          disabled={!canChange}
          value={shown.name}
          onChange={({ target }) => change({ name: target.value })}
        />
        <TextArea
          label={words.text}
          hint={words.textHint(MAX_PLACE_TEXT_LENGTH - shown.text.length)}
          rows={4}
          maxLength={MAX_PLACE_TEXT_LENGTH}
          disabled={!canChange}
          value={shown.text}
          onChange={({ target }) => change({ text: target.value })}
        />
        {canChange && (
          <div className={styles['acts']}>
            <Button type="submit" inactive={!typed}>
              {words.preview}
            </Button>
            {typed && (
              <Button variant="bare" onClick={() => setTyped(null)}>
                {words.discard}
              </Button>
            )}
          </div>
        )}
      </form>
      <ConfirmDialog
        open={isAsking}
        width="wide"
        title={words.previewTitle}
        lead={words.lead}
        action={words.action}
        onClose={() => setIsAsking(false)}
        onConfirm={publish}
      >
        <PlacePreview
          name={shown.name.trim() || place.wholesaler_name}
          above={aboveOf(place)}
          text={text}
          picture={place.picture?.large ?? null}
        />
      </ConfirmDialog>
    </Card>
  );
}
