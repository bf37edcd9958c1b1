/**
 * The secret stands in the fragment, which no browser sends. It is taken out of the address before anything else runs,
 * and into the form only when it is sent, because React sets a hidden field back to what the server wrote when it takes
 * the page over. A second card in the same tab changes the fragment alone. The function is sent as text: it uses
 * nothing from outside.
 */
function readCard(sendsAtOnce: boolean): void {
  const form = document.currentScript?.parentNode as HTMLFormElement;
  let secret = '';
  function put() {
    (form.elements.namedItem('card') as HTMLInputElement).value = secret;
  }
  function read() {
    if (!/^#[\w-]{8,}$/.test(location.hash)) return;
    secret = location.hash.slice(1);
    history.replaceState(history.state, '', location.pathname);
    document.documentElement.dataset.card = '';
    if (!sendsAtOnce) return;
    put();
    form.submit();
  }
  form.addEventListener('submit', put);
  addEventListener('hashchange', read);
  read();
}

export function CardReader({ sendsAtOnce }: { sendsAtOnce: boolean }) {
  const script = `(${String(readCard)})(${sendsAtOnce})`;
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />;
}
