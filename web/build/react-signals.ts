import type { Plugin } from 'vite';

/** Assignments such as `SuspenseException = Error(formatProdErrorMessage(460))` in React's build. */
const signal = /(\w+Exception) = Error\((formatProdErrorMessage\(\d+\))\)/g;
const signals = 5;

/**
 * React throws a few constants as signals to itself and recognises them by identity alone. It creates them as errors
 * when its module runs; with an inspector attached, as in Lighthouse and developer tools, V8 then parses all of React
 * again for the lines of their stacks: the longest task of every page (decision 0045). This makes them plain objects.
 * Throws when React has another number of them: then the new version has to be checked.
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
