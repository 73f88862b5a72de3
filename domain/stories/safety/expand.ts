/**
 * Expands a word list into its entries, separated by commas or line ends. "kill(|s|ed)" stands for kill, kills and
 * killed, "_" in a phrase for any one word, and a word that ends with "*" for all words that begin with it.
 */
export function expandList(list: string): string[] {
  return list
    .split(/[,\n]/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
    .flatMap(expand)
    .map((entry) => entry.replace(/ +/g, ' ').trim());
}

function expand(entry: string): string[] {
  const group = /\(([^()]*)\)/.exec(entry);
  if (!group) return [entry];
  const before = entry.slice(0, group.index);
  const after = entry.slice(group.index + group[0].length);
  return (group[1] ?? '').split('|').flatMap((choice) => expand(before + choice + after));
}
