/** Saves a requested file under a name; throws if the request fails. */
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
  // The browser reads it after this task.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
