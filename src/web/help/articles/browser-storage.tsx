/** What the shop's pages leave in a visitor's browser. */
export function BrowserStorage() {
  return (
    <>
      <p>The shop sets no cookies for advertising. What it does keep in your browser makes it work:</p>
      <ul>
        <li>
          <b>Guest cookie</b> (__Host-simport_guest), for 90 days after you last used it: proves that this
          browser bought an eSIM, so that you see it again without an account.
        </li>
        <li>
          <b>Sign-in cookies</b>, only when you sign in: your session, and a note that there is one
          (__Host-simport_signed_in). Both go when you sign out, and by themselves after 7 days without a
          visit. What you were about to buy when you were asked to sign in is kept until you are, for an hour
          at most where that takes a link from your mailbox.
        </li>
        <li>
          <b>Checkout notes</b>: what you typed into the billing fields, which way to pay you chose and a
          payment under way, for as long as the tab is open, never a card number. A number that marks this
          checkout, and which plans were bought last, so that paying twice by accident is noticed, stay until
          you clear the site’s data.
        </li>
        <li>
          <b>Your answer about analytics</b>, where the shop asks for it, until you clear the site’s data.
        </li>
        <li>
          <b>Pictures</b> of destinations, for 7 to 14 days, so that they need not be loaded again.
        </li>
      </ul>
      <p>
        At checkout, the payment providers set cookies of their own against fraud, for which they are
        responsible. You can clear all of it in your browser’s settings; an eSIM you bought stays reachable
        through the link in its mail.
      </p>
    </>
  );
}
