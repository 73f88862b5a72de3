import { useState } from 'react';
import { useSearchParams } from 'react-router';

type Kept = Record<string, string | number>;
type Wider<Values extends Kept> = { [Name in keyof Values]: Values[Name] extends number ? number : Values[Name] };

/**
 * Keeps a screen's state in its address, so that a link, a reload and the back button show the same. Default values
 * are left out of the address. `allowed` lists the values of a choice; any other value in the address is ignored.
 */
export function useAddress<Values extends Kept>(
  usual: Values,
  allowed: { [Name in keyof Values]?: readonly string[] } = {},
): [Wider<Values>, (change: Partial<Wider<Values>>) => void] {
  const [search, setSearch] = useSearchParams();
  const said = search.toString();
  const read = () =>
    Object.fromEntries(
      Object.entries(usual).map(([name, normal]) => [name, addressed(search.get(name), normal, allowed[name])]),
    ) as Wider<Values>;
  // The router may lag behind; a field shows typed text at once. `awaited` is the address that was requested and has
  // not arrived: addresses that arrive before it are intermediate steps, and later ones are real changes.
  const [state, setState] = useState(() => ({ values: read(), said, awaited: null as string | null }));
  if (said !== state.said) {
    if (state.awaited === null) setState({ values: read(), said, awaited: null });
    else setState({ ...state, said, awaited: said === state.awaited ? null : state.awaited });
  }
  const change = (changes: Partial<Wider<Values>>) => {
    const values = { ...state.values, ...changes } as Wider<Values>;
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(values)) {
      if (value === usual[name]) next.delete(name);
      else next.set(name, String(value));
    }
    setState({ values, said, awaited: next.toString() === said ? null : next.toString() });
    setSearch(next, { replace: true, preventScrollReset: true });
  };
  return [state.values, change];
}

function addressed(said: string | null, usual: string | number, allowed: readonly string[] | undefined) {
  if (said === null || (allowed && !allowed.includes(said))) return usual;
  if (typeof usual === 'string') return said.slice(0, 100);
  const number = Number(said);
  return Number.isSafeInteger(number) && number > 0 ? number : usual;
}
