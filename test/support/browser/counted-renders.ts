import type { Page } from '@playwright/test';

/** React's record of a place on the page, with React's own names. */
interface Fiber {
  tag: number;
  flags: number;
  child: Fiber | null;
  sibling: Fiber | null;
  alternate: Fiber | null;
}

interface Counting {
  rendered: number;
}

/** To be called before the first page of a test: counts the components that React renders, as its developer tools do. */
export async function countRenders(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const CALLED = 1;
    const COMPONENTS = new Set([0, 1, 11, 14, 15]);
    const counting: Counting = { rendered: 0 };
    const count = (now: Fiber) => {
      if (COMPONENTS.has(now.tag) && (now.flags & CALLED) !== 0) counting.rendered += 1;
      // An unvisited part below is the same as before.
      if (now.alternate && now.alternate.child === now.child) return;
      for (let below = now.child; below; below = below.sibling) count(below);
    };
    Object.assign(window, {
      counting,
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        inject: () => 1,
        onCommitFiberRoot: (_renderer: number, root: { current: Fiber }) => count(root.current),
        onCommitFiberUnmount: () => {},
      },
    });
  });
}

/** How many components React rendered because of `act`, until the page was idle. */
export async function rendersOf(page: Page, act: () => Promise<unknown>): Promise<number> {
  const rest = () =>
    page.waitForFunction(async () => {
      const { counting } = window as unknown as { counting: Counting };
      const before = counting.rendered;
      await new Promise((resolve) => setTimeout(resolve, 400));
      return counting.rendered === before;
    });
  const count = () => page.evaluate(() => (window as unknown as { counting: Counting }).counting.rendered);
  await rest();
  const before = await count();
  await act();
  await rest();
  return (await count()) - before;
}
