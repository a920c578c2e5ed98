import { WithCurrencies, WithLanguages } from '../facts/with-choices.tsx';

/** What the shop's pages leave in a visitor's browser. */
export function BrowserStorage() {
  return (
    <>
      <p>We don’t set advertising cookies. We keep in your browser only what makes the shop work.</p>
      <ul>
        <li>
          A <b>guest cookie</b> (__Host-simport_guest) shows that this browser bought an eSIM, so you can see
          it again without an account. It stays for 90 days after you last used it.
        </li>
        <li>
          <b>Sign-in cookies</b> hold your session, and a note that you have one (__Host-simport_signed_in).
          You only get them when you sign in, and both go when you sign out, or after 7 days without a visit.
          If we ask you to sign in while you’re buying, we remember what you were buying until you have, for
          an hour at most if that takes a link from an email.
        </li>
        <li>
          <b>Checkout notes</b> hold what you typed into the billing fields, the payment method you chose and
          any payment under way, for as long as the tab is open, but never a card number. A number for this
          checkout and the plans you bought last, so we notice if you pay twice by accident, stay until you
          clear the site’s data.
        </li>
        <li>
          <b>Your answer about analytics</b>, if we ask for it, stays until you clear the site’s data.
        </li>
        <WithLanguages>
          <li>
            <b>Your language</b>, if you choose one, stays for a year (simport_language). If you close the
            line that offers you another one, we don’t ask again for as long.
          </li>
        </WithLanguages>
        <WithCurrencies>
          <li>
            <b>Your currency</b>, if you choose one, stays for a year (simport_currency). If you close the
            line that offers you another one, we don’t ask again for as long.
          </li>
        </WithCurrencies>
        <li>
          We remember <b>who sent you</b> for 30 days, by a code and the date, if the link that brought you
          here names a partner or a service. We store the code with what you buy, so we know who to thank. It
          doesn’t identify you, and nobody else gets it from us.
        </li>
        <li>
          <b>Pictures</b> of destinations stay for 7 to 14 days, so they don’t have to load again.
        </li>
      </ul>
      <p>
        At checkout, payment providers set their own cookies against fraud, and are responsible for them. You
        can clear everything in your browser’s settings. You can still reach an eSIM you bought through the
        link in its email.
      </p>
    </>
  );
}
