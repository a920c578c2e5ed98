/**
 * The language that somebody reads best; null if they read none of those that are offered. Taiwan and Hong Kong write Chinese in
 * other letters than China does, so languages are compared with their scripts.
 * @param asked BCP 47 tags, the best first, as a browser has them: 'zh-TW', 'en'
 * @param offered BCP 47 tags: 'zh-Hant'
 */
export function preferredLanguage(asked: readonly string[], offered: readonly string[]): string | null {
  for (const tag of asked) {
    const wanted = written(tag);
    const found =
      offered.find((one) => one.toLowerCase() === tag.toLowerCase()) ??
      offered.find((one) => wanted !== null && written(one) === wanted);
    if (found !== undefined) return found;
  }
  return null;
}

/** A language in its script: 'zh-Hant'. Null for what is no language, which a browser may have, too. */
function written(tag: string): string | null {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    return `${language}-${script}`;
  } catch {
    return null;
  }
}
