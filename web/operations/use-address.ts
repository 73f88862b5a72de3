import { useSearchParams } from 'react-router';

type Kept = Record<string, string | number>;
type Wider<Values extends Kept> = { [Name in keyof Values]: Values[Name] extends number ? number : Values[Name] };

/**
 * What a screen shows, kept in its address: a link, a reload and the back button show the same. What is as usual does
 * not stand there. `allowed` names the values of a choice; another one in the address is as if it were not there.
 */
export function useAddress<Values extends Kept>(
  usual: Values,
  allowed: { [Name in keyof Values]?: readonly string[] } = {},
): [Wider<Values>, (change: Partial<Wider<Values>>) => void] {
  const [search, setSearch] = useSearchParams();
  const values = Object.fromEntries(
    Object.entries(usual).map(([name, normal]) => [name, addressed(search.get(name), normal, allowed[name])]),
  ) as Wider<Values>;
  const change = (changes: Partial<Wider<Values>>) => {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(changes)) {
      if (value === undefined || value === usual[name]) next.delete(name);
      else next.set(name, String(value));
    }
    setSearch(next, { replace: true, preventScrollReset: true });
  };
  return [values, change];
}

function addressed(said: string | null, usual: string | number, allowed: readonly string[] | undefined) {
  if (said === null || (allowed && !allowed.includes(said))) return usual;
  if (typeof usual === 'string') return said.slice(0, 100);
  const number = Number(said);
  return Number.isSafeInteger(number) && number > 0 ? number : usual;
}
