import type { Plugin } from 'vite';

/** `SuspenseException = Error(formatProdErrorMessage(460))` and its like, as React writes them. */
const signal = /(\w+Exception) = Error\((formatProdErrorMessage\(\d+\))\)/g;
const signals = 5;

/**
 * React throws a few constants as signals to itself and knows them by identity alone. It makes them as errors while its
 * file is run through, and wherever an inspector is attached, as Lighthouse and developer tools do, V8 then reads all of
 * React again for the lines of their stacks: the longest task of every page (decision 0045). Here they are plain objects.
 * Throws when React has another number of them: then its new version is to be looked at.
 */
export function reactSignals(): Plugin {
  return {
    name: 'react-signals',
    transform: {
      filter: { id: /react-dom-client\.production\.js/ },
      handler(source) {
        const found = source.match(signal)?.length ?? 0;
        if (found !== signals) throw new Error(`React has ${found} signals in the place of ${signals}.`);
        return { code: source.replace(signal, '$1 = { message: $2 }'), map: null };
      },
    },
  };
}
