// @ts-nocheck: it runs in a browser, and the compiler settings here are those of Node.
// The widget script, with the vendor's interface: turnstile.render, reset, getResponse, isExpired,
// remove, execute and ready; explicit by ?render=explicit, else every element of class cf-turnstile.
(() => {
  const script = document.currentScript;
  const address = new URL(script.src);
  const widgets = new Map();
  let next = 0;

  function render(container, given = {}) {
    const host = typeof container === 'string' ? document.querySelector(container) : container;
    if (!host) throw new Error('[Turnstile] Could not find the container');
    if (!given.sitekey) throw new Error('[Turnstile] Missing parameter "sitekey"');
    const id = `cf-chl-widget-${++next}`;
    const frame = document.createElement('iframe');
    frame.id = id;
    frame.title = /^es/i.test(languageOf(given))
      ? 'Verificación de que eres una persona'
      : 'Check that you are a person';
    frame.src = frameAddress(id, given);
    frame.style.border = '0';
    frame.style.colorScheme = 'normal';
    frame.style.width = given.size === 'flexible' ? '100%' : given.size === 'compact' ? '150px' : '300px';
    frame.style.height = given.size === 'compact' ? '140px' : '65px';
    if (given.tabindex !== undefined) frame.tabIndex = given.tabindex;
    const field = document.createElement('input');
    field.type = 'hidden';
    field.name = given['response-field-name'] ?? 'cf-turnstile-response';
    const wrapper = document.createElement('div');
    wrapper.append(frame);
    if (given['response-field'] !== false) wrapper.append(field);
    host.append(wrapper);
    widgets.set(id, { frame, field, wrapper, given, expired: false });
    return id;
  }

  function languageOf(given) {
    const asked = given.language && given.language !== 'auto' ? given.language : '';
    return asked || document.documentElement.lang || navigator.language;
  }

  function frameAddress(id, given) {
    const url = new URL('/turnstile/v0/widget', address.origin);
    const values = {
      id,
      sitekey: given.sitekey,
      host: location.hostname,
      origin: location.origin,
      theme: given.theme ?? 'auto',
      language: languageOf(given),
      action: given.action ?? '',
      cdata: given.cData ?? '',
    };
    for (const [name, value] of Object.entries(values)) url.searchParams.set(name, value);
    return url.href;
  }

  function find(id) {
    if (id === undefined) return [...widgets.values()][0];
    const key =
      typeof id === 'string' ? id.replace(/^#/, '') : [...widgets].find(([, w]) => id.contains?.(w.frame))?.[0];
    return widgets.get(key);
  }

  function reset(id) {
    const widget = find(id);
    if (!widget) return;
    widget.field.value = '';
    widget.expired = false;
    const url = new URL(widget.frame.src);
    url.searchParams.set('again', String(++next));
    widget.frame.src = url.href;
  }

  function remove(id) {
    const widget = find(id);
    if (!widget) return;
    widgets.delete(widget.frame.id);
    widget.wrapper.remove();
  }

  /** Options are functions in explicit rendering and names of global functions in data attributes. */
  function tell(widget, name, ...values) {
    const callback = widget.given[name];
    const call = typeof callback === 'string' ? window[callback] : callback;
    return typeof call === 'function' ? call(...values) : undefined;
  }

  addEventListener('message', (event) => {
    if (event.origin !== address.origin) return;
    const widget = widgets.get(event.data?.widget);
    if (!widget || event.source !== widget.frame.contentWindow) return;
    const { type, token, code } = event.data;
    if (type === 'token') {
      widget.field.value = token;
      widget.expired = false;
      tell(widget, 'callback', token);
    } else if (type === 'expired') {
      widget.field.value = '';
      widget.expired = true;
      tell(widget, 'expired-callback');
      if ((widget.given['refresh-expired'] ?? 'auto') === 'auto') reset(widget.frame.id);
    } else if (type === 'error') {
      widget.field.value = '';
      if (!tell(widget, 'error-callback', code)) console.error(`[Turnstile] Error: ${code}`);
    } else if (type === 'timeout') {
      tell(widget, 'timeout-callback');
    } else if (type === 'interactive') {
      tell(widget, 'before-interactive-callback');
    }
  });

  window.turnstile = {
    render,
    reset,
    remove,
    execute: (container, given) => (find(container) ? reset(container) : render(container, given)),
    getResponse: (id) => find(id)?.field.value || undefined,
    isExpired: (id) => find(id)?.expired ?? false,
    ready: (callback) => callback(),
  };

  function renderAll() {
    for (const host of document.querySelectorAll('.cf-turnstile')) {
      const given = {};
      for (const { name, value } of host.attributes) {
        if (name.startsWith('data-')) given[name === 'data-cdata' ? 'cData' : name.slice(5)] = value;
      }
      render(host, given);
    }
  }

  const onload = address.searchParams.get('onload');
  const begin = () => {
    if (address.searchParams.get('render') !== 'explicit') renderAll();
    if (onload && typeof window[onload] === 'function') window[onload]();
  };
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', begin);
  else queueMicrotask(begin);
})();
