interface Reports {
  reportPlace(place: string, content: string): void;
  /** `isSecret` is true for a password, and for the number of a card, a mobile phone or a PIN. */
  reportTyped(text: string, isSecret: boolean): void;
  /** Reports the end of a step that has changed the markup of the widgets. */
  reportStep(): void;
}

/**
 * Runs in the page before its scripts. Reports what the visitor types into the fields of widgets, and after each action
 * the places that other pages, scripts or people can read.
 */
export function recordPlaces(): void {
  // A blank page has no storage.
  if (!/^https?:$/.test(window.location.protocol)) return;
  const { reportPlace, reportTyped, reportStep } = window as unknown as Reports;
  const dataLayer: unknown[] = [];
  Object.assign(window, { dataLayer });
  const last = new Map<string, string>();
  let lastRead = '';
  const report = (place: string, content: string) => {
    if (last.get(place) === content) return;
    last.set(place, content);
    reportPlace(place, content);
  };
  const readFields = (isVisible: boolean) =>
    [...document.querySelectorAll('input, textarea')]
      .filter((field) => field.getClientRects().length > 0 === isVisible)
      .map((field) => (field as HTMLInputElement).value);

  /** The number of a receipt is no secret: results show it. */
  const isSecret = ({ type, value, labels }: HTMLInputElement) =>
    type === 'password' || (/^\d+$/.test(value) && !/小票号|Ticket number/.test(labels?.[0]?.textContent ?? ''));

  const onAction = ({ target, type }: Event) => {
    if (type === 'change' && target instanceof HTMLInputElement && target.matches('[data-mount] .rw-input'))
      reportTyped(target.value, isSecret(target));
    report('address', window.location.href);
    report('title', document.title);
    report('history.state', JSON.stringify(history.state));
    report('local storage', JSON.stringify(localStorage));
    report('session storage', JSON.stringify(sessionStorage));
    report('cookies', document.cookie);
    report('window.name', window.name);
    report('data layer', JSON.stringify(dataLayer));
    report('hidden field', JSON.stringify(readFields(false)));
    const parts = [...document.querySelectorAll('[data-mount]')].map((element) => element.outerHTML);
    const markup = parts.join('');
    report('markup', markup);
    // The accessibility tree of the widgets follows from their markup, and takes longer to read. A field that is left
    // ends no step.
    if (type === 'change' || type === 'focusout' || markup === lastRead) return;
    lastRead = markup;
    reportStep();
  };
  for (const type of ['click', 'change', 'focusout', 'popstate', 'hashchange', 'pagehide']) {
    addEventListener(type, onAction, true);
  }
  document.addEventListener('widgets:analytics', ({ detail }: CustomEventInit) =>
    report('analytics', JSON.stringify(detail)),
  );
  document.addEventListener('widgets:login-status', ({ detail }: CustomEventInit) =>
    report('event', JSON.stringify(detail)),
  );
}
