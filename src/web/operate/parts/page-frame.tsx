import { type ReactNode, useEffect, useRef, useState } from 'react';

import { SelectField } from '../../ui/form/select-field.tsx';
import { frameWords as words } from './words.ts';

import styles from './page-frame.module.css';

/** What people hold, in pixels. */
const SCREENS = { phone: { width: 390, height: 780 }, desktop: { width: 1280, height: 800 } } as const;
type Screen = keyof typeof SCREENS;

interface PageFrameProps {
  /** The address of a page of the shop that may be framed: a draft. */
  src: string;
  /** The frame's name for screen readers. */
  title: string;
  /** Whether it is an email, in which nothing runs. */
  isMail?: boolean;
  /** Before the choice of the screen. */
  children?: ReactNode;
}

/** A page of the shop as it is on a phone or a desk, made smaller where there is no room. The screen scrolls to it. */
export function PageFrame({ src, title, isMail = false, children }: PageFrameProps) {
  const [screen, setScreen] = useState<Screen>('phone');
  const stage = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(0);
  useEffect(() => {
    const box = stage.current;
    if (!box) return;
    const watch = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? 0));
    watch.observe(box);
    box.closest('section')?.scrollIntoView({ block: 'start' });
    return () => watch.disconnect();
  }, []);
  const { width, height } = SCREENS[screen];
  const scale = room === 0 ? 1 : Math.min(1, room / width);
  return (
    <>
      <div className={styles['choices']}>
        {children}
        <SelectField
          label={words.size}
          value={screen}
          onChange={({ target }) => setScreen(target.value as Screen)}
        >
          <option value="phone">{words.phone}</option>
          <option value="desktop">{words.desktop}</option>
        </SelectField>
      </div>
      <div ref={stage} className={styles['stage']} style={{ height: height * scale }}>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a page of the shop, which must do there what it does for visitors */}
        <iframe
          key={src}
          sandbox={isMail ? '' : undefined}
          className={styles['frame']}
          title={title}
          src={src}
          style={{
            width,
            height,
            transform: `scale(${scale})`,
            marginInlineEnd: width * (scale - 1),
            marginBlockEnd: height * (scale - 1),
          }}
        />
      </div>
    </>
  );
}
