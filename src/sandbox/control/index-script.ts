/** The front page's few buttons: copy a card number, use a control. */
const message = document.querySelector<HTMLElement>('#message');

function say(text: string): void {
  if (message) message.textContent = text;
}

async function copy(button: HTMLElement): Promise<void> {
  const number = button.dataset['copy'] ?? '';
  try {
    await navigator.clipboard.writeText(number);
    say(`Copied ${number}`);
  } catch {
    say(`Could not copy. The number is ${number}`);
  }
}

async function pull(button: HTMLElement): Promise<void> {
  const { path = '', body = '{}', method = 'POST', ask } = button.dataset;
  if (ask && !window.confirm(ask)) return;
  const response = await fetch(path, { method, ...(method === 'POST' && { body }) });
  say(`${button.textContent?.trim()}: ${await response.text()}`);
}

document.addEventListener('click', (event) => {
  const button = (event.target as HTMLElement).closest<HTMLElement>('button');
  if (!button) return;
  if (button.dataset['copy']) void copy(button);
  if (button.dataset['path']) {
    void pull(button).catch((error: unknown) =>
      say(error instanceof Error ? error.message : 'It did not work'),
    );
  }
});
