import { html } from 'hono/html';

import { shownAmount } from '../../core/currencies.ts';
import { payerName, PAYERS, type Payer } from '../../test-data/payers.ts';
import { REFUSALS } from '../account/issues.ts';
import type { Order } from '../account/state.ts';
import { cents } from '../api/money.ts';
import { windowPage } from './page.ts';

/** The page on which a payer is chosen and agrees to the payment. It works without scripts: each answer is a form's button. */
export function approvalPage(order: Order) {
  const { amount, description } = order.unit;
  const { currency_code: currency } = amount;
  const chosen = order.approval?.payer ?? 'pat';
  const pay = order.experience.user_action === 'CONTINUE' ? 'Continue' : 'Pay Now';
  return windowPage(
    html`<div class="bill">
        <div>
          <h1>Pay ${order.experience.brand_name ?? order.unit.payee.email_address}</h1>
          ${description === undefined ? '' : html`<p>${description}</p>`}
        </div>
        <p class="amount">${shownAmount(cents(amount), currency)} <small>${currency}</small></p>
      </div>
      ${
        order.approval?.refused
          ? html`<p class="refused" role="alert">
              The last payment was declined. Choose who pays and press ${pay} once more.
            </p>`
          : ''
      }
      <form method="post">
        <fieldset>
          <legend>Who pays?</legend>
          <ul class="payers">
            ${PAYERS.map((payer) => row(payer, payer.id === chosen))}
          </ul>
        </fieldset>
        <label class="refusal">
          How PayPal answers the shop
          <select name="refusal">
            <option value="">takes the money, or as the payer says</option>
            ${REFUSALS.map((issue) => html`<option value="${issue}">refuses: ${issue}</option>`)}
          </select>
        </label>
        <div class="answers">
          <button class="go" name="answer" value="pay">${pay}</button>
          <button class="plain" name="answer" value="cancel">Cancel and return</button>
        </div>
        <p class="hint">
          Nobody here has a password. Closing this window cancels, too.
          ${order.experience.locale === undefined ? '' : html`PayPal's own page would be in ${languageOf(order.experience.locale)}.`}
        </p>
      </form>`,
  );
}

/** 'German (de-DE)'. */
function languageOf(locale: string): string {
  return `${new Intl.DisplayNames('en', { type: 'language' }).of(new Intl.Locale(locale).language)} (${locale})`;
}

function row(payer: Payer, isChosen: boolean) {
  const { id, meaning } = payer;
  return html`<li>
    <label>
      <input
        type="radio"
        name="payer"
        value="${id}"
        aria-labelledby="${id}-name"
        aria-describedby="${id}-meaning"
        ${isChosen ? 'checked' : ''}
      />
      <span>
        <span class="who" id="${id}-name">${payerName(payer)}</span>
        <span class="meaning" id="${id}-meaning">${meaning}</span>
      </span>
    </label>
  </li>`;
}
