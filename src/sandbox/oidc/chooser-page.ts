import { html } from 'hono/html';

import { PERSONS, type Person } from '../test-data/persons.ts';
import type { Typed } from './accounts.ts';
import { page } from './page.ts';

export interface ChooserView {
  /** The shop's host, which the visitor knows from the address bar. */
  shop: string;
  typed: Typed;
  /** What is wrong with what was typed. */
  problem?: string;
}

/** The page on which visitors choose who they are. It works without scripts: each choice is a form's button. */
export function chooserPage({ shop, typed, problem }: ChooserView) {
  return page(
    problem ? `Error: ${problem}` : 'Choose an account',
    html`<h1>Choose an account</h1>
      <p>to continue to <b>${shop}</b></p>
      <form method="post">
        <ul class="persons">
          ${PERSONS.filter(({ trouble }) => !trouble).map(row)}
        </ul>
        <h2>When sign-in misbehaves</h2>
        <ul class="persons">
          ${PERSONS.filter(({ trouble }) => trouble).map(row)}
        </ul>
      </form>
      ${otherAccount(typed, problem)}
      <form method="post" class="leave">
        <button class="plain" name="answer" value="deny">Deny access</button>
        <p>To try what the shop does when nobody answers, close this window.</p>
      </form>`,
  );
}

function row({ id, name, email, meaning }: Person) {
  return html`<li>
    <button name="person" value="${id}">
      <span class="letter" aria-hidden="true">${name.charAt(0)}</span>
      <span class="who"><b>${name}</b> <span>${email ?? 'no e-mail address'}</span></span>
      <span class="meaning">${meaning}</span>
    </button>
  </li>`;
}

function otherAccount({ email, name, verified }: Typed, problem: string | undefined) {
  const complaint = problem ? html`<p class="problem" id="problem" role="alert">${problem}</p>` : '';
  return html`<details ${problem || email ? 'open' : ''}>
    <summary>Use another account</summary>
    <form method="post" class="other" ${problem ? 'novalidate' : ''}>
      <label for="email">E-mail address</label>
      <input
        id="email"
        name="email"
        type="email"
        value="${email}"
        required
        maxlength="254"
        autocomplete="off"
        spellcheck="false"
        ${problem ? 'aria-invalid=true aria-describedby=problem autofocus' : ''}
      />
      ${complaint}
      <label for="name">Name <span>(may be left empty)</span></label>
      <input id="name" name="name" value="${name}" maxlength="100" autocomplete="off" />
      <label class="tick">
        <input type="checkbox" name="verified" value="yes" ${verified ? 'checked' : ''} />
        The e-mail address is verified
      </label>
      <button class="go">Continue</button>
    </form>
  </details>`;
}
