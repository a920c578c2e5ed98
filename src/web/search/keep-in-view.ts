/** Pixels of the list that the screen should show. */
const LEAST = 240;
/** Below the list. */
const GAP = 12;

/**
 * Keeps a list under a field within the part of the screen that a keyboard leaves, so that moving through it never scrolls the
 * field away; where there is too little room, the field moves to the top. Returns what stops it.
 */
export function keepInView(list: HTMLElement | null): () => void {
  const field = list?.closest('search');
  const screen = window.visualViewport;
  if (!list || !field || !screen) return () => undefined;
  let height = Number.POSITIVE_INFINITY;
  const fit = () => {
    const room = () => screen.height - list.getBoundingClientRect().top - GAP;
    // It shrinks when the keyboard opens; a page that is being scrolled must stay.
    if (screen.height < height && room() < LEAST) field.scrollIntoView({ block: 'start' });
    height = screen.height;
    list.style.maxHeight = `${Math.max(room(), LEAST / 2)}px`;
  };
  fit();
  screen.addEventListener('resize', fit);
  return () => screen.removeEventListener('resize', fit);
}
