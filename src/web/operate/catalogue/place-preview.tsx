import { pictureWords as words } from './words.ts';

import styles from './catalogue.module.css';

interface PlacePreviewProps {
  name: string;
  /** Above the name. */
  above: string;
  text: string | null;
  /** An address; null for our drawing. */
  picture: string | null;
}

/** A preview of the top of a place's page. */
export function PlacePreview({ name, above, text, picture }: PlacePreviewProps) {
  return (
    <div className={styles['preview']} data-ground="night" data-preview>
      {picture === null ? (
        <p className={styles['drawing']}>{words.drawing}</p>
      ) : (
        <img className={styles['art']} src={picture} alt="" />
      )}
      <div className={styles['shown']}>
        <p>{above}</p>
        <p className={styles['called']}>{name}</p>
        {text && <p className={styles['told']}>{text}</p>}
      </div>
    </div>
  );
}
