import { type ChangeEvent, useRef, useState } from 'react';

import { PICTURE_KINDS, type PictureKind } from '../../../domain/operators/brand/brand.ts';
import { pictureAddress } from '../../../domain/operators/brand/page-look.ts';
import { PHOTO_LIMITS, PHOTO_TYPES } from '../../../domain/operators/catalogue/photo.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { callVerb } from '../api/call-verb.ts';
import { asFailure } from '../api/console-failure.ts';
import { base64Of } from '../parts/base64-of.ts';
import { Card } from '../parts/card.tsx';
import type { BrandCardProps } from './look-card.tsx';
import { pictureWords as words } from './words.ts';

import styles from './brand.module.css';

/** Enough for some megabytes over a slow line. */
const UPLOAD_MS = 180_000;

/** The file of each kind that the console shows. */
const FILES: Record<PictureKind, string> = {
  logo: 'logo.png',
  logo_night: 'logo.png',
  icon: 'icon-192.png',
  hero: 'small.webp',
  social: 'social.png',
};

/** Uploads pictures; they show nowhere before they are published. */
export function PicturesCard({ brand, onChange }: Pick<BrandCardProps, 'brand' | 'onChange'>) {
  const put = (kind: PictureKind, id: string | null) =>
    onChange(({ pictures }) => ({ pictures: { ...pictures, [kind]: id } }));
  return (
    <Card title={words.title}>
      <p className={styles['lead']}>{words.lead}</p>
      {PICTURE_KINDS.map((kind) => (
        <Picture key={kind} kind={kind} id={brand.pictures[kind]} onPut={(id) => put(kind, id)} />
      ))}
      {brand.pictures.logo !== null && (
        <Checkbox
          checked={brand.logo_has_name}
          onChange={({ target }) => onChange({ logo_has_name: target.checked })}
        >
          {words.hasName}
        </Checkbox>
      )}
    </Card>
  );
}

interface PictureProps {
  kind: PictureKind;
  id: string | null;
  onPut: (id: string | null) => void;
}

function Picture({ kind, id, onPut }: PictureProps) {
  const file = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  const name = words.names[kind];

  async function choose({ currentTarget: input }: ChangeEvent<HTMLInputElement>) {
    const [picked] = input.files ?? [];
    // Lets the operator choose the same file again.
    input.value = '';
    if (!picked) return;
    setWrong(null);
    if (!PHOTO_TYPES.includes(picked.type)) return setWrong(words.otherType);
    if (picked.size > PHOTO_LIMITS.mostBytes) return setWrong(words.tooLarge);
    setBusy(true);
    try {
      const picture = await base64Of(picked);
      if (picture === null) setWrong(words.unreadable);
      else onPut((await callVerb('brand_picture', { kind, picture }, AbortSignal.timeout(UPLOAD_MS))).id);
    } catch (error) {
      setWrong(asFailure(error).message);
    }
    setBusy(false);
  }

  return (
    <div className={styles['picture']}>
      <div className={classNames(styles['shown'], kind === 'logo_night' && styles['dark'])}>
        {id === null ? words.none[kind] : <img src={pictureAddress(id, FILES[kind])} alt="" />}
      </div>
      <div>
        <p className={styles['name']}>{name}</p>
        <p className={styles['hint']}>{words.hints[kind]}</p>
        <input
          ref={file}
          type="file"
          className={styles['file']}
          accept={PHOTO_TYPES.join(',')}
          aria-label={words.choose(name)}
          tabIndex={-1}
          onChange={(event) => void choose(event)}
        />
        <div className={styles['acts']}>
          <Button
            variant="link"
            busy={busy}
            aria-label={busy ? undefined : words.choose(name)}
            onClick={() => file.current?.click()}
          >
            {busy ? words.uploading : words.chooseAct}
          </Button>
          {id !== null && (
            <Button variant="link" aria-label={words.removeLabel(name)} onClick={() => onPut(null)}>
              {words.remove}
            </Button>
          )}
        </div>
        {wrong !== null && <Alert title={wrong} />}
      </div>
    </div>
  );
}
