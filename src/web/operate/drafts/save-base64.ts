import { saveFile } from '../../api/save-file.ts';

/** Saves a file that a verb answered with, in base64. */
export async function saveBase64(filename: string, base64: string): Promise<void> {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0);
  await saveFile(filename, Promise.resolve(new Response(bytes)));
}
