import { expect, type Locator, type Page } from '@playwright/test';

/** More than any screen has. */
const MOST_STOPS = 120;

/** Somebody without a mouse. */
export class Keys {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  press(...keys: string[]): Promise<void> {
    return keys.reduce((done, key) => done.then(() => this.#page.keyboard.press(key)), Promise.resolve());
  }

  type(text: string): Promise<void> {
    return this.#page.keyboard.type(text);
  }

  /** Opens the palette, types, and takes the first that it offers. */
  async choose(text: string): Promise<void> {
    await this.press('Control+k');
    await this.type(text);
    await expect(this.#page.getByRole('option').first()).toBeVisible();
    await this.press('Enter');
  }

  /** Goes on until it has the focus, which has to be seen there. */
  async to(wanted: Locator, key = 'Tab'): Promise<void> {
    await expect(wanted).toBeVisible();
    for (let stops = 0; stops < MOST_STOPS; stops++) {
      if (await wanted.evaluate((element) => element === document.activeElement)) return;
      await this.press(key);
    }
    throw new Error(`no ${key} leads to ${wanted.toString()}`);
  }

  async pressOn(wanted: Locator, key = 'Enter'): Promise<void> {
    await this.to(wanted);
    await this.press(key);
  }
}
