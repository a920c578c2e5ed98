/** A text for a window that has nothing to show yet. The styles are set one by one, since the shop's policy applies here, too. */
export function showOpening({ document }: Window): void {
  document.title = 'PayPal sandbox';
  document.documentElement.lang = 'en';
  document.body.style.cssText =
    "margin:0;background:#f7f7f2;color:#0e1b2c;font:16px/1.4 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif";
  const head = document.createElement('header');
  head.style.cssText = 'padding:12px 20px;background:#0a1524;color:#f3f6f1;font-weight:700;font-size:18px';
  head.textContent = 'PayPal sandbox';
  const main = document.createElement('main');
  main.style.cssText = 'display:grid;justify-items:center;gap:20px;padding:92px 20px;text-align:center';
  const spinner = document.createElement('div');
  spinner.style.cssText =
    'width:40px;height:40px;box-sizing:border-box;border:4px solid #e2e5dd;border-top-color:#0a1524;border-radius:50%';
  spinner.animate({ rotate: ['0deg', '360deg'] }, { duration: 1000, iterations: Infinity });
  const words = document.createElement('p');
  words.setAttribute('role', 'status');
  words.style.margin = '0';
  words.textContent = 'Asking the shop what there is to pay...';
  main.append(spinner, words);
  document.body.append(head, main);
}
