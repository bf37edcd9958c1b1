declare global {
  interface Window {
    arePartsWhole?: boolean;
  }
}

/** A browser in which the account menu, the toasts and the look at the profile break. */
export function breakShell(): void {
  const breakIf = (isBroken: boolean, part: string) => {
    if (isBroken && !window.arePartsWhole) throw new Error(`broken part: ${part}`);
  };
  const { addEventListener: listen } = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function (this: EventTarget, ...given: Parameters<typeof listen>) {
    breakIf(this instanceof Element && this.classList.contains('toast-layer') && given[0] === 'focusin', 'toasts');
    return listen.apply(this, given);
  };
  const { toLocaleUpperCase } = String.prototype;
  String.prototype.toLocaleUpperCase = function (this: string, ...given) {
    breakIf(true, 'menu');
    return toLocaleUpperCase.apply(this, given);
  };
  const { parse } = JSON;
  JSON.parse = (text, reviver) => {
    const value = parse(text, reviver);
    if (text !== '{"accessToken":"broken"}') return value;
    return Object.defineProperty(value, 'accessToken', { get: () => breakIf(true, 'profile') });
  };
}

/** The panel's dialog opens for nobody. */
export function breakPanel(): void {
  for (const way of ['show', 'showModal'] as const) {
    const open = HTMLDialogElement.prototype[way];
    HTMLDialogElement.prototype[way] = function () {
      if (this.classList.contains('ai-panel') && !window.arePartsWhole) throw new Error('broken part: panel');
      return open.call(this);
    };
  }
}

/** A page that breaks by what the error screen of its area cannot read either. */
export function breakErrorScreen(): void {
  Intl.NumberFormat = new Proxy(Intl.NumberFormat, {
    construct(target, given) {
      if (window.arePartsWhole) return Reflect.construct(target, given);
      const error = new Error('broken twice');
      Object.defineProperty(error, 'name', {
        get: () => {
          throw new Error('broken part: error screen');
        },
      });
      throw error;
    },
  });
}
