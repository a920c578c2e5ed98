import { classNames } from '../ui/class-names.ts';
import { type ScreenName, type ScreenPart, SCREENS } from './screens.ts';
import { screenWords } from './words.ts';

import styles from './phone-screen.module.css';

const WIDTH = 240;
/** Where the parts start: below status bar and title. */
const TOP = 78;
/** The height of the phone below the parts, where it fades out. */
const REST = 26;
/** Longer names do not fit beside the other text on a line. */
const MAX_LENGTH = 14;

const HEIGHTS: Record<ScreenPart['kind'], number> = { row: 40, field: 40, button: 44, camera: 92, sim: 64 };
const GAP = 6;

interface PhoneScreenProps {
  of: ScreenName;
  /** The name of the eSIM's line. */
  line?: string;
}

/** The top of a phone with one of its settings screens; the text beside it says all that it shows. */
export function PhoneScreen({ of, line = screenWords.travel }: PhoneScreenProps) {
  const { system, title, parts } = SCREENS[of];
  const name = line.length > MAX_LENGTH ? screenWords.travel : line;
  const placed = place(parts);
  const height = placed.reduce((most, { bottom }) => Math.max(most, bottom), TOP) + REST;
  const isIos = system === 'ios';
  return (
    <svg
      className={styles['screen']}
      viewBox={`0 0 ${WIDTH} ${height}`}
      width={WIDTH}
      height={height}
      aria-hidden="true"
    >
      <rect className={styles['phone']} x="1.5" y="1.5" width={WIDTH - 3} height={height + 40} rx="30" />
      {isIos ? (
        <rect className={styles['lens']} x="92" y="12" width="56" height="16" rx="8" />
      ) : (
        <circle className={styles['lens']} cx={WIDTH / 2} cy="20" r="6" />
      )}
      <text
        className={styles['title']}
        x={isIos ? WIDTH / 2 : 20}
        y="60"
        textAnchor={isIos ? 'middle' : 'start'}
      >
        {title || name}
      </text>
      {placed.map(({ part, y }) => (
        <g key={y} transform={`translate(12 ${y})`}>
          <Part part={part} name={name} />
        </g>
      ))}
    </svg>
  );
}

/** Positions the parts from top to bottom. */
function place(parts: readonly ScreenPart[]): { part: ScreenPart; y: number; bottom: number }[] {
  return parts.map((part, position) => {
    const y = parts.slice(0, position).reduce((sum, { kind }) => sum + HEIGHTS[kind] + GAP, TOP);
    return { part, y, bottom: y + HEIGHTS[part.kind] };
  });
}

function Part({ part, name }: { part: ScreenPart; name: string }) {
  switch (part.kind) {
    case 'camera':
      return <Camera />;
    case 'sim':
      return (
        <>
          <path
            className={styles['sim']}
            d="M88 6h28l12 12v40a4 4 0 0 1-4 4H88a4 4 0 0 1-4-4V10a4 4 0 0 1 4-4z"
          />
          <rect className={styles['chip']} x="94" y="32" width="24" height="20" rx="4" />
        </>
      );
    case 'button':
      return (
        <>
          <rect className={styles['button']} x="20" y="2" width="176" height="38" rx="19" />
          <text className={styles['press']} x="108" y="26" textAnchor="middle">
            {part.text}
          </text>
          {part.here && <Here x={174} y={21} />}
        </>
      );
    default:
      return <Line part={part} name={name} />;
  }
}

function Line({ part, name }: { part: Extract<ScreenPart, { kind: 'row' | 'field' }>; name: string }) {
  const { value, mark } = part.kind === 'row' ? part : {};
  return (
    <>
      <rect
        className={classNames(
          part.kind === 'field' ? styles['field'] : styles['row'],
          part.here && styles['here'],
        )}
        x="1"
        y="1"
        width="214"
        height="38"
        rx="10"
      />
      <text className={part.kind === 'field' ? styles['value'] : styles['text']} x="14" y="25">
        {part.text || name}
      </text>
      {value && (
        <text className={styles['value']} x="202" y="25" textAnchor="end">
          {value}
        </text>
      )}
      {mark === 'on' && (
        <>
          <rect className={styles['switch']} x="166" y="9" width="36" height="22" rx="11" />
          <circle className={styles['knob']} cx="191" cy="20" r="8" />
        </>
      )}
      {mark === 'check' && <path className={styles['stroke']} d="M186 20l5 6 10-12" />}
      {mark === 'plus' && <path className={styles['stroke']} d="M187 20h14M194 13v14" />}
      {part.here && !mark && <Here x={194} y={20} />}
    </>
  );
}

/** A QR code in a camera's frame. */
function Camera() {
  return (
    <>
      <rect className={styles['view']} x="1" y="1" width="214" height="90" rx="12" />
      <path
        className={styles['frame']}
        d="M78 28v-8a4 4 0 0 1 4-4h8M126 16h8a4 4 0 0 1 4 4v8M138 64v8a4 4 0 0 1-4 4h-8M90 76h-8a4 4 0 0 1-4-4v-8"
      />
      <path
        className={styles['code']}
        d="M90 28h14v14H90zm22 0h14v14h-14zM90 50h14v14H90zm22 0h5v5h-5zm9 4h5v10h-5zm-9 5h5v5h-5z"
      />
    </>
  );
}

/** Marks where to touch, like the capitals on our maps. */
function Here({ x, y }: { x: number; y: number }) {
  return (
    <>
      <circle className={styles['ring']} cx={x} cy={y} r="10" />
      <circle className={styles['dot']} cx={x} cy={y} r="4.5" />
    </>
  );
}
