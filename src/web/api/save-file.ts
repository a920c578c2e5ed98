/** Saves a file that was asked for under a name; throws when it does not come. */
export async function saveFile(
  filename: string,
  asked: Promise<Pick<Response, 'ok' | 'status' | 'blob'>>,
): Promise<void> {
  const answer = await asked;
  if (!answer.ok) throw new Error(`${filename}: ${answer.status}`);
  const address = URL.createObjectURL(await answer.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = filename;
  link.click();
  // The browser reads it after this turn.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
