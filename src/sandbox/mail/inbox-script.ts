/**
 * The script of the mail pages. While the inbox is visible, it checks every four seconds for changes and replaces the list
 * without losing the focus; a message's frame grows to fit its content.
 */
export const INBOX_SCRIPT = `
const list = document.querySelector('[data-inbox]');
const news = document.querySelector('[data-news]');
const empty = document.querySelector('[data-empty]');
const frame = document.querySelector('iframe.body');

async function refresh() {
  const answer = await fetch('/mail', { cache: 'no-cache' });
  if (!answer.ok) return;
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const fresh = page.querySelector('[data-inbox]');
  if (fresh.innerHTML === list.innerHTML) return;
  const more = Number(fresh.dataset.count) - Number(list.dataset.count);
  const focused = list.contains(document.activeElement) ? document.activeElement.getAttribute('href') : null;
  list.innerHTML = fresh.innerHTML;
  list.dataset.count = fresh.dataset.count;
  empty.hidden = fresh.dataset.count === '0';
  document.title = page.title;
  if (more > 0) news.textContent = more === 1 ? '1 new mail' : more + ' new mails';
  if (focused) list.querySelector('a[href="' + focused + '"]')?.focus();
}

if (list) {
  empty.hidden = list.dataset.count === '0';
  empty.addEventListener('click', async () => {
    await fetch('/mail/messages', { method: 'DELETE' });
    await refresh();
    news.textContent = 'Inbox emptied';
    document.querySelector('h1').focus();
  });
  const look = () => document.visibilityState === 'visible' && refresh().catch(() => {});
  setInterval(look, 4000);
  document.addEventListener('visibilitychange', look);
}

if (frame) {
  const fit = () => {
    const page = frame.contentDocument?.documentElement;
    if (!page) return;
    frame.style.height = '0';
    frame.style.height = page.scrollHeight + 2 + 'px';
  };
  const watch = () => {
    const { contentDocument } = frame;
    if (!contentDocument?.body) return;
    for (const image of contentDocument.images) image.addEventListener('load', fit);
    for (const link of contentDocument.links) Object.assign(link, { target: '_blank', rel: 'noopener' });
    fit();
  };
  frame.addEventListener('load', watch);
  if (frame.contentDocument?.readyState === 'complete') watch();
  let width = innerWidth;
  addEventListener('resize', () => {
    if (innerWidth === width) return;
    width = innerWidth;
    fit();
  });
}
`;
