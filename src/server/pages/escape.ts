const ESCAPED: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text for HTML, also within quotation marks. */
export function escape(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => ESCAPED[letter] ?? letter);
}
