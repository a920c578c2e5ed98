import type { Page } from '@playwright/test';

/** Posts to the shop in the name of the browser of `page`, which shares its cookies; the page itself is left as it is. */
export async function post<T>(page: Page, path: string, data: object): Promise<T> {
  // A page that has opened nothing yet knows the address of its shop only by asking it.
  const { origin } = new URL((await page.request.head('/robots.txt')).url());
  const answer = await page.request.post(path, { data, headers: { origin } });
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
  return (await answer.json()) as T;
}
