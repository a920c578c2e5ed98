/** Verbs of our answers, as they begin a sentence or follow its subject; whatever has a short form of one counts, too. */
const VERB =
  /’(?:s|re|ll|ve)\b|n’t\b|\b(?:is|are|can|cannot|may|must|will|has|have|do|does|works?|takes?|starts?|begins?|costs?|gets?|uses?|needs?|sends?|keeps?|stops?|ends?|adds?|allows?|says?|switch|check|install|store|bills|go|tell)\b/i;

/** The first sentence of an answer if it has no verb, else null. Yes and No are answers by themselves, before another sentence. */
export function verblessStart(answer: string): string | null {
  const [first = ''] = answer.replace(/^(?:Yes|No)[.,] /, '').split(/(?<=[.!?]) /);
  return VERB.test(first) ? null : first;
}
